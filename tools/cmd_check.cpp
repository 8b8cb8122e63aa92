// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// cmd_check.cpp - sudokutool check: the verdict on each puzzle, and on what was
// filled into one.
#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "json.hpp"
#include "puzzle_input.hpp"
#include "run_batches.hpp"
#include "text.hpp"
#include "verdicts.hpp"

namespace tool {
namespace {

constexpr std::uint64_t kLimit = 2;  // a verdict looks for a second solution

struct CheckOptions {
  CommonOptions common;
  std::string filled;
};

std::string_view text_of(const char (&grid)[SUDOKU_CELLS]) { return {grid, SUDOKU_CELLS}; }

std::string conflict_text(const sudoku_verdict &verdict) {
  return "conflict " + join(cell_names(verdict.cells, SUDOKU_CELL_CONFLICT), " ") + " (" +
         join(house_names(verdict.conflict_houses), ", ") + ")";
}

std::string verdict_text(const sudoku_verdict &verdict) {
  std::string text(verdict_word(verdict.status, kLimit));
  if (verdict.status == SUDOKU_CONFLICT) return conflict_text(verdict);
  if (verdict.status == SUDOKU_OK) text.append(" ").append(text_of(verdict.solution));
  if (verdict.status == SUDOKU_SEVERAL_SOLUTIONS) {
    text.append(" ").append(text_of(verdict.solution));
    text.append(" ").append(text_of(verdict.second));
    text.append(" ").append(cell_name(verdict.differing_cell));
  }
  return text;
}

void add_verdict(Json &object, const sudoku_verdict &verdict) {
  if (verdict.status == SUDOKU_OK || verdict.status == SUDOKU_SEVERAL_SOLUTIONS) {
    object["solution"] = text_of(verdict.solution);
  }
  if (verdict.status == SUDOKU_SEVERAL_SOLUTIONS) {
    object["second"] = text_of(verdict.second);
    object["differing_cell"] = cell_name(verdict.differing_cell);
  }
  if (verdict.status == SUDOKU_CONFLICT) add_conflicts(object, verdict);
}

class Check {
 public:
  explicit Check(const CheckOptions &options) : options_(options), session_(options.common) {}

  int run() {
    if (options_.filled.empty()) {
      run_batches(session_, [this](PuzzleBatch &batch) { check(batch); });
    } else {
      check_filled();
    }
    return session_.finish();
  }

 private:
  void check(PuzzleBatch &batch) {
    check_batch(session_, batch, verdicts_);
    for (std::size_t i = 0; i < batch.size(); ++i) {
      report(batch, batch.items()[i], verdicts_[i]);
    }
  }

  // Two boards in one: the givens have a verdict of their own, and so has each
  // digit that was filled in.
  void check_filled() {
    PuzzleInput input(session_, options_.common.inputs);
    PuzzleBatch batch;
    PuzzleBatch rest;
    if (!input.fill(batch, 1) || input.fill(rest, 1)) {
      throw Failure(ExitCode::kUsage, "--filled goes with one puzzle");
    }
    const Item &item = batch.items().front();
    sudoku_verdict verdict = SUDOKU_VERDICT_INIT;
    const std::string_view puzzle = batch.puzzle(item);
    if (puzzle.empty()) {
      verdict.status = batch.error(item).status;
    } else {
      check_filled(puzzle, verdict);
    }
    report(batch, item, verdict);
  }

  void check_filled(std::string_view puzzle, sudoku_verdict &verdict) {
    if (options_.filled.size() != SUDOKU_CELLS) {
      throw Failure(ExitCode::kUsage, "--filled wants 81 characters, not " +
                                          std::to_string(options_.filled.size()));
    }
    const sudoku_options options =
        session_.solver_options(SUDOKU_ORDER_FAST, &session_.totals());
    sudoku_error error = {};
    const sudoku_status status = sudoku_check(puzzle.data(), puzzle.size(),
                                              options_.filled.c_str(), &options, &verdict, &error);
    require_usable(status);
    if (status < 0) throw Failure(ExitCode::kUsage, "--filled: " + error_text(error));
  }

  void report(const PuzzleBatch &batch, const Item &item, const sudoku_verdict &verdict) {
    if (verdict.status < 0) session_.complain(error_message(item, batch.error(item)));
    session_.note_answer(verdict.status, verdict.status == SUDOKU_OK);
    if (options_.common.json) {
      write_object(batch, item, verdict);
    } else {
      session_.output().line(verdict_text(verdict) + filled_text(verdict));
    }
  }

  std::string filled_text(const sudoku_verdict &verdict) const {
    if (options_.filled.empty() || verdict.status < 0) return {};
    std::string text = "; givens " + std::string(verdict_word(verdict.givens, kLimit));
    const auto wrong = cell_names(verdict.cells, SUDOKU_CELL_WRONG);
    if (!wrong.empty()) text += "; wrong " + join(wrong, " ");
    return text;
  }

  void write_object(const PuzzleBatch &batch, const Item &item, const sudoku_verdict &verdict) {
    Json object = puzzle_object(batch, item, verdict.status, kLimit);
    add_verdict(object, verdict);
    if (!options_.filled.empty() && verdict.status >= 0) {
      object["givens"] = verdict_word(verdict.givens, kLimit);
      object["wrong_cells"] = cell_names(verdict.cells, SUDOKU_CELL_WRONG);
    }
    if (options_.common.stats) {
      add_stats(object, options_.filled.empty() ? batch.stats(item) : &session_.totals());
    }
    write_json(session_.output(), object);
  }

  const CheckOptions &options_;
  Session session_;
  std::vector<sudoku_verdict> verdicts_;
};

}  // namespace

void add_check(CLI::App &app, int &exit_code) {
  auto options = std::make_shared<CheckOptions>();
  CLI::App *command =
      app.add_subcommand("check", "Say whether each puzzle has one solution, several or none");
  command
      ->add_option("--filled", options->filled,
                   "Digits filled into the one puzzle, 81 characters")
      ->type_name("TEXT");
  add_common_options(*command, options->common);
  command->callback([options, &exit_code] { exit_code = Check(*options).run(); });
}

}  // namespace tool
