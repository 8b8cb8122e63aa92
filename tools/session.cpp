// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// session.cpp - see session.hpp.
#include "session.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace tool {
namespace {

using std::chrono::duration;
using std::chrono::milliseconds;

constexpr milliseconds kGrace{100};

Progress::Mode progress_mode(const CommonOptions &options) {
  if (options.no_progress || options.quiet) return Progress::Mode::kOff;
  if (isatty(STDERR_FILENO) != 0) return Progress::Mode::kTerminal;
  return options.progress ? Progress::Mode::kLog : Progress::Mode::kOff;
}

}  // namespace

Session::Session(const CommonOptions &options)
    : options_(options), progress_(progress_mode(options)), output_(STDOUT_FILENO) {
  output_.before_write([this] { progress_.hide(); });
  if (options.timeout > 0) {
    const auto limit = static_cast<std::int64_t>(std::ceil(options.timeout * 1000));
    deadline_ = started_ + milliseconds(limit);
  }
}

sudoku_options Session::solver_options(std::uint32_t order, sudoku_stats *stats) {
  sudoku_options result = SUDOKU_OPTIONS_INIT;
  result.order = order;
  result.max_nodes = options_.nodes;
  if (deadline_) {
    // 0 would mean "no limit": once the time is over, one millisecond is left.
    const auto left = std::chrono::duration_cast<milliseconds>(*deadline_ - Clock::now());
    result.max_milliseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(left.count(), 1));
  }
  if (!options_.kernel.empty()) result.kernel = options_.kernel.c_str();
  result.cancel = interrupt_.token();
  result.progress = on_progress;
  result.progress_user = this;
  result.stats = stats;
  return result;
}

bool Session::stopped() {
  if (interrupt_.signal_number() != 0 || output_.ended()) return true;
  if (deadline_ && Clock::now() >= *deadline_) give_up();
  return gave_up_;
}

void Session::give_up() {
  gave_up_ = true;
  note(ExitCode::kStopped);
}

void Session::note(ExitCode code) { exit_code_ = std::max(exit_code_, code); }

void Session::note_answer(sudoku_status status, bool good) {
  if (status < 0) {
    note(ExitCode::kUnreadable);
  } else if (status == SUDOKU_NODE_LIMIT || status == SUDOKU_TIME_LIMIT) {
    note(ExitCode::kStopped);
  } else if (!good) {
    note(ExitCode::kNegative);
  }
}

void Session::complain(const std::string &message) {
  if (options_.quiet) return;
  progress_.hide();
  std::fprintf(stderr, "%s\n", message.c_str());
}

void Session::add_puzzles(std::uint64_t count) {
  puzzles_ += count;
  tick(0);
}

void Session::tick(std::uint64_t puzzles_in_work) {
  progress_.update(bytes_, puzzles_ + puzzles_in_work);
}

// Called by the library from this thread while it works.  What has been found so
// far goes out, however long the rest takes; if nobody reads it, the work stops.
// The library keeps the deadline itself, save for an iterator, each of whose calls
// has the whole time anew: that one is stopped here, a little later so that a
// batch never takes the one for the other.
std::int32_t Session::on_progress(const sudoku_progress *progress, void *user) {
  auto *session = static_cast<Session *>(user);
  session->output_.flush();
  session->tick(progress->done);
  const bool late = session->deadline_ && Clock::now() >= *session->deadline_ + kGrace;
  return session->output_.ended() || late ? 1 : 0;
}

void Session::report_stop() {
  if (interrupt_.signal_number() != 0) {
    complain("sudokutool: interrupted");
  } else if (gave_up_) {
    complain("sudokutool: stopped by --timeout");
  }
}

void Session::report_totals() {
  const double seconds = duration<double>(Clock::now() - started_).count();
  std::fprintf(stderr, "%llu puzzles, %llu nodes, %llu branches, %llu passes, %.3f s\n",
               static_cast<unsigned long long>(puzzles_),
               static_cast<unsigned long long>(totals_.nodes),
               static_cast<unsigned long long>(totals_.branches),
               static_cast<unsigned long long>(totals_.passes), seconds);
}

int Session::finish() {
  output_.close();
  progress_.hide();
  report_stop();
  if (options_.stats && !options_.json) report_totals();
  if (output_.failure() != 0) {
    std::fprintf(stderr, "sudokutool: error: cannot write standard output: %s\n",
                 std::strerror(output_.failure()));
    note(ExitCode::kFailed);
  }
  const int signal = interrupt_.signal_number();
  return signal != 0 ? 128 + signal : static_cast<int>(exit_code_);
}

void require_usable(sudoku_status status) {
  switch (status) {
    case SUDOKU_E_NO_MEMORY:
    case SUDOKU_E_INTERNAL:
      throw Failure(ExitCode::kFailed, sudoku_status_text(status));
    case SUDOKU_E_KERNEL:
      // --kernel was checked when the command line was read.
      throw Failure(ExitCode::kUsage,
                    "SUDOKU_FORCE_KERNEL names a kernel that this machine cannot run; "
                    "see 'sudokutool kernels'");
    case SUDOKU_E_NULL:
    case SUDOKU_E_OPTION:
    case SUDOKU_E_STRUCT_SIZE:
      throw Failure(ExitCode::kFailed, std::string("the library refused a call: ") +
                                           sudoku_status_text(status));
    default:
      return;
  }
}

}  // namespace tool
