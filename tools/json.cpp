// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// json.cpp - see json.hpp.
#include "json.hpp"

#include <nlohmann/json.hpp>

#include "text.hpp"

namespace tool {
namespace {

void add_error(Json &object, const sudoku_error &error) {
  object["error"] = error_text(error);
  if (column_of(error) > 0) object["column"] = column_of(error);
}

}  // namespace

Json puzzle_object(const PuzzleBatch &batch, const Item &item, sudoku_status status,
                   std::uint64_t limit) {
  Json object;
  object["index"] = item.index;
  object["file"] = *item.file;
  object["line"] = item.line;
  if (status >= 0) object["puzzle"] = batch.puzzle(item);
  object["status"] = verdict_word(status, limit);
  if (status < 0) add_error(object, batch.error(item));
  if (!stopped_by(status).empty()) object["stopped_by"] = stopped_by(status);
  return object;
}

void add_conflicts(Json &object, const sudoku_verdict &verdict) {
  object["conflict_cells"] = cell_names(verdict.cells, SUDOKU_CELL_CONFLICT);
  object["conflict_houses"] = house_names(verdict.conflict_houses);
}

// A batch says only that there is a conflict; asking where costs no search.
void add_conflicts(Json &object, std::string_view puzzle) {
  sudoku_verdict verdict = SUDOKU_VERDICT_INIT;
  sudoku_check(puzzle.data(), puzzle.size(), nullptr, nullptr, &verdict, nullptr);
  add_conflicts(object, verdict);
}

void add_stats(Json &object, const sudoku_stats *stats) {
  if (stats == nullptr) return;
  object["nodes"] = stats->nodes;
  object["branches"] = stats->branches;
  object["passes"] = stats->passes;
}

void write_json(Output &output, const Json &object) {
  output.line(object.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace tool
