// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// cmd_solve.cpp - sudokutool solve: a solution for each puzzle.
#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "json.hpp"
#include "run_batches.hpp"
#include "text.hpp"

namespace tool {
namespace {

struct SolveOptions {
  CommonOptions common;
  bool unique = false;
  bool lexicographic = false;
  bool grid = false;
};

// What stands in a solution's place.  Every puzzle has its line of output, even an
// unreadable one, so that line i answers puzzle i; none of these words can be
// taken for a solution.
std::string_view excuse(sudoku_status status) {
  if (status < 0) return "invalid";
  if (status == SUDOKU_SEVERAL_SOLUTIONS) return "several solutions";
  if (status == SUDOKU_NO_SOLUTION || status == SUDOKU_CONFLICT) return "no solution";
  return "undecided";
}

class Solve {
 public:
  explicit Solve(const SolveOptions &options) : options_(options), session_(options.common) {
    if (options.unique) question_.limit = 2;
    if (options.lexicographic) question_.order = SUDOKU_ORDER_LEXICOGRAPHIC;
  }

  int run() {
    run_batches(session_, [this](PuzzleBatch &batch) { answer(batch); });
    return session_.finish();
  }

 private:
  void answer(PuzzleBatch &batch) {
    batch.solve(session_, question_);
    for (const Item &item : batch.items()) {
      const Answer answer = batch.answer(item);
      if (answer.status < 0) session_.complain(error_message(item, batch.error(item)));
      session_.note_answer(answer.status, answer.status == SUDOKU_OK);
      options_.common.json ? write_object(batch, item, answer) : write_text(item, answer);
    }
  }

  void write_text(const Item &item, const Answer &answer) {
    Output &output = session_.output();
    if (options_.grid && item.index > 1) output.line("");
    if (answer.status != SUDOKU_OK) {
      output.line(excuse(answer.status));
    } else if (options_.grid) {
      output.write(pretty_grid(answer.solution));
    } else {
      output.line(answer.solution);
    }
  }

  void write_object(const PuzzleBatch &batch, const Item &item, const Answer &answer) {
    Json object = puzzle_object(batch, item, answer.status, question_.limit);
    if (answer.status == SUDOKU_OK) object["solution"] = answer.solution;
    if (answer.status == SUDOKU_CONFLICT) add_conflicts(object, batch.puzzle(item));
    add_stats(object, batch.stats(item));
    write_json(session_.output(), object);
  }

  const SolveOptions &options_;
  Session session_;
  Question question_;
};

}  // namespace

void add_solve(CLI::App &app, int &exit_code) {
  auto options = std::make_shared<SolveOptions>();
  CLI::App *command = app.add_subcommand("solve", "Write the solution of each puzzle");
  command->add_flag("-u,--unique", options->unique,
                    "Write it only if there is exactly one solution");
  command->add_flag("-l,--lexicographic", options->lexicographic,
                    "Of several solutions write the smallest as text");
  command->add_flag("-g,--grid", options->grid, "Write grids to look at, not lines");
  add_common_options(*command, options->common);
  command->callback([options, &exit_code] { exit_code = Solve(*options).run(); });
}

}  // namespace tool
