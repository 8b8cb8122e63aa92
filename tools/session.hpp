// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// session.hpp - what a running command holds: where output goes, when to stop,
// what to tell the shell at the end.
#pragma once

#include <sudoku/sudoku.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "common_options.hpp"
#include "exit_code.hpp"
#include "interrupt.hpp"
#include "output.hpp"
#include "progress.hpp"

namespace tool {

class Session {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Session(const CommonOptions &options);

  const CommonOptions &options() const { return options_; }
  Output &output() { return output_; }
  Progress &progress() { return progress_; }
  const Interrupt &interrupt() const { return interrupt_; }
  std::optional<Clock::time_point> deadline() const { return deadline_; }

  // Options for the next call of the library: the limits that are left, the
  // cancel token, progress.  `stats` may be NULL.
  sudoku_options solver_options(std::uint32_t order, sudoku_stats *stats);

  // True once a signal, the deadline or the end of the output says so.  To be
  // asked where work is left: a deadline that has passed counts as a stop.
  bool stopped();

  // The library left a puzzle unfinished: from here on the command is stopped,
  // even if its clock and ours differ by a moment.
  void give_up();

  // Remembers what the exit code must tell; the heaviest wins.
  void note(ExitCode code);

  // Notes what the status of one puzzle means for the exit code: `good` is hoped
  // for, any other answer is not.
  void note_answer(sudoku_status status, bool good);

  // A message to standard error, unless --quiet.
  void complain(const std::string &message);

  // Counts, for progress and --stats.
  void add_bytes(std::uint64_t count) { bytes_ += count; }
  void add_puzzles(std::uint64_t count);
  sudoku_stats &totals() { return totals_; }

  // Writes what is left, reports failures; returns the exit code.
  int finish();

 private:
  static std::int32_t on_progress(const sudoku_progress *progress, void *user);
  void tick(std::uint64_t puzzles_in_work);
  void report_stop();
  void report_totals();

  const CommonOptions &options_;
  Interrupt interrupt_;
  Progress progress_;
  Output output_;
  Clock::time_point started_ = Clock::now();
  std::optional<Clock::time_point> deadline_;
  ExitCode exit_code_ = ExitCode::kAnswered;
  bool gave_up_ = false;
  std::uint64_t bytes_ = 0;
  std::uint64_t puzzles_ = 0;
  sudoku_stats totals_ = SUDOKU_STATS_INIT;
};

// Throws a Failure for a status that concerns the call as a whole, such as an
// unusable kernel; answers and the faults of single puzzles pass.
void require_usable(sudoku_status status);

}  // namespace tool
