// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// cmd_count.cpp - sudokutool count: how many solutions each puzzle has.
#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "json.hpp"
#include "number_option.hpp"
#include "run_batches.hpp"
#include "text.hpp"

namespace tool {
namespace {

struct CountOptions {
  CommonOptions common;
  std::uint64_t limit = 2;
};

bool was_counted(sudoku_status status) { return stopped_by(status).empty() && status >= 0; }

class Count {
 public:
  explicit Count(const CountOptions &options) : options_(options), session_(options.common) {}

  int run() {
    run_batches(session_, [this](PuzzleBatch &batch) { answer(batch); });
    return session_.finish();
  }

 private:
  void answer(PuzzleBatch &batch) {
    batch.solve(session_, {options_.limit, SUDOKU_ORDER_FAST});
    for (const Item &item : batch.items()) {
      const Answer answer = batch.answer(item);
      if (answer.status < 0) session_.complain(error_message(item, batch.error(item)));
      session_.note_answer(answer.status, answer.count > 0);
      options_.common.json ? write_object(batch, item, answer) : write_text(answer);
    }
  }

  // A plain number wherever the counting ended by itself or at --limit, which the
  // reader chose and knows.  A number that some other limit cut short is marked:
  // it must not pass for a count.
  void write_text(const Answer &answer) {
    Output &output = session_.output();
    if (answer.status < 0) {
      output.line("invalid");
    } else {
      output.line((was_counted(answer.status) ? "" : ">=") + std::to_string(answer.count));
    }
  }

  void write_object(const PuzzleBatch &batch, const Item &item, const Answer &answer) {
    Json object = puzzle_object(batch, item, answer.status, options_.limit);
    if (answer.status >= 0) {
      const bool below_limit = options_.limit == 0 || answer.count < options_.limit;
      object["count"] = answer.count;
      object["exact"] = was_counted(answer.status) && below_limit;
    }
    if (!answer.solution.empty()) object["solution"] = answer.solution;
    if (answer.status == SUDOKU_CONFLICT) add_conflicts(object, batch.puzzle(item));
    add_stats(object, batch.stats(item));
    write_json(session_.output(), object);
  }

  const CountOptions &options_;
  Session session_;
};

}  // namespace

void add_count(CLI::App &app, int &exit_code) {
  auto options = std::make_shared<CountOptions>();
  CLI::App *command = app.add_subcommand("count", "Count the solutions of each puzzle");
  add_number(*command, "-n,--limit", options->limit,
             "Stop counting a puzzle at N, 2 unless given; 0: count all");
  add_common_options(*command, options->common);
  command->callback([options, &exit_code] { exit_code = Count(*options).run(); });
}

}  // namespace tool
