// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// cmd_enumerate.cpp - sudokutool enumerate: all solutions of each puzzle.
#include <CLI/CLI.hpp>
#include <array>
#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "json.hpp"
#include "number_option.hpp"
#include "puzzle_input.hpp"
#include "text.hpp"

namespace tool {
namespace {

using Clock = std::chrono::steady_clock;

// Solutions may come by the million or one an hour: none waits longer than this
// for those behind it.
constexpr std::chrono::milliseconds kFlushEvery{50};

struct EnumerateOptions {
  CommonOptions common;
  std::uint64_t limit = 0;
  std::string order = "fast";
  bool grid = false;
};

struct FreeEnumerator {
  void operator()(sudoku_enumerator *enumerator) const { sudoku_enumerator_free(enumerator); }
};
using Enumerator = std::unique_ptr<sudoku_enumerator, FreeEnumerator>;

// How an enumeration ended: "complete", "limit" (of solutions) or "undecided".
std::string_view end_word(sudoku_status status) {
  if (status == SUDOKU_END) return "complete";
  if (status == SUDOKU_SOLUTION_LIMIT) return "limit";
  return "undecided";
}

// CLI11 shows what a check returns; nothing means that the value is fine.
std::string check_order(const std::string &order) {
  if (order == "fast" || order == "lexicographic") return {};
  return "'" + order + "' is neither fast nor lexicographic";
}

class Enumerate {
 public:
  explicit Enumerate(const EnumerateOptions &options)
      : options_(options), session_(options.common) {}

  int run() {
    PuzzleInput input(session_, options_.common.inputs);
    PuzzleBatch one;
    while (input.fill(one, 1)) {
      enumerate(one, one.items().front());
      session_.output().flush();
      session_.add_puzzles(1);
      one.clear();
    }
    return session_.finish();
  }

 private:
  void enumerate(const PuzzleBatch &batch, const Item &item) {
    const std::string_view puzzle = batch.puzzle(item);
    if (puzzle.empty()) return report_unreadable(batch, item);
    sudoku_stats stats = SUDOKU_STATS_INIT;
    std::uint64_t count = 0;
    const sudoku_status status = write_all(item, puzzle, stats, count);
    note_end(status, count);
    add_to_totals(stats);
    if (options_.common.json) write_end(batch, item, status, count, stats);
  }

  // Returns what the last step said.
  sudoku_status write_all(const Item &item, std::string_view puzzle, sudoku_stats &stats,
                          std::uint64_t &count) {
    const Enumerator enumerator = start(puzzle, stats);
    std::array<char, SUDOKU_CELLS> solution{};
    sudoku_status status = SUDOKU_OK;
    while (!session_.output().ended()) {
      status = sudoku_enumerator_next(enumerator.get(), solution.data());
      if (status != SUDOKU_OK) break;
      write_solution(item, {solution.data(), solution.size()}, ++count);
      if (session_.stopped()) return stop_status();
    }
    require_usable(status);
    if (status == SUDOKU_CANCELLED) status = stop_status();
    if (status == SUDOKU_TIME_LIMIT) session_.give_up();
    return status;
  }

  Enumerator start(std::string_view puzzle, sudoku_stats &stats) {
    const std::uint32_t order =
        options_.order == "fast" ? SUDOKU_ORDER_FAST : SUDOKU_ORDER_LEXICOGRAPHIC;
    const sudoku_options options = session_.solver_options(order, &stats);
    sudoku_enumerator *enumerator = nullptr;
    require_usable(sudoku_enumerator_new(puzzle.data(), puzzle.size(), options_.limit, &options,
                                         &enumerator, nullptr));
    return Enumerator(enumerator);
  }

  // Why the command was stopped.  A reader that has seen enough is no failure.
  sudoku_status stop_status() {
    if (session_.output().ended()) return SUDOKU_OK;
    return session_.interrupt().signal_number() != 0 ? SUDOKU_CANCELLED : SUDOKU_TIME_LIMIT;
  }

  void write_solution(const Item &item, std::string_view solution, std::uint64_t number) {
    Output &output = session_.output();
    if (options_.common.json) {
      Json object;
      object["index"] = item.index;
      object["number"] = number;
      object["solution"] = solution;
      write_json(output, object);
    } else if (options_.grid) {
      if (wrote_grid_) output.line("");
      output.write(pretty_grid(solution));
      wrote_grid_ = true;
    } else {
      output.line(solution);
    }
    flush_now_and_then();
  }

  void flush_now_and_then() {
    const auto now = Clock::now();
    if (now - flushed_ < kFlushEvery) return;
    flushed_ = now;
    session_.output().flush();
    session_.add_puzzles(0);
  }

  void report_unreadable(const PuzzleBatch &batch, const Item &item) {
    const sudoku_error &error = batch.error(item);
    session_.complain(error_message(item, error));
    session_.note_answer(error.status, false);
    if (!options_.common.json) return;
    write_json(session_.output(), puzzle_object(batch, item, error.status, options_.limit));
  }

  // The limit of solutions is the wish of the user; the others leave work undone.
  void note_end(sudoku_status status, std::uint64_t count) {
    const bool ended = status == SUDOKU_END || status == SUDOKU_SOLUTION_LIMIT;
    session_.note_answer(status, !ended || count > 0);
  }

  void add_to_totals(const sudoku_stats &stats) {
    session_.totals().nodes += stats.nodes;
    session_.totals().branches += stats.branches;
    session_.totals().passes += stats.passes;
  }

  // Behind its solutions each puzzle has one object more, which says that they
  // are all, or why not.
  void write_end(const PuzzleBatch &batch, const Item &item, sudoku_status status,
                 std::uint64_t count, const sudoku_stats &stats) {
    Json object = puzzle_object(batch, item, status, options_.limit);
    object["status"] = end_word(status);
    object["count"] = count;
    object["exact"] = status == SUDOKU_END;
    if (options_.common.stats) add_stats(object, &stats);
    write_json(session_.output(), object);
  }

  const EnumerateOptions &options_;
  Session session_;
  Clock::time_point flushed_ = Clock::now();
  bool wrote_grid_ = false;
};

}  // namespace

void add_enumerate(CLI::App &app, int &exit_code) {
  auto options = std::make_shared<EnumerateOptions>();
  CLI::App *command = app.add_subcommand("enumerate", "Write every solution of each puzzle");
  add_number(*command, "-n,--limit", options->limit, "Stop a puzzle after N solutions; 0: never");
  command->add_option("-o,--order", options->order, "fast, or lexicographic: ascending as text")
      ->type_name("ORDER")
      ->check(CLI::Validator(check_order, ""));
  command->add_flag("-g,--grid", options->grid, "Write grids to look at, not lines");
  add_common_options(*command, options->common, Threads::kNotOffered);
  command->callback([options, &exit_code] { exit_code = Enumerate(*options).run(); });
}

}  // namespace tool
