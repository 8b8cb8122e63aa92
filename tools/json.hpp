// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// json.hpp - the objects of --json.  Their fields are documented in
// sudokutool(1); new ones may come, none changes its meaning.
#pragma once

#include <sudoku/sudoku.h>

#include <nlohmann/json_fwd.hpp>

#include "output.hpp"
#include "puzzle_batch.hpp"

namespace tool {

// Fields keep the order in which they were added: people read these lines, too.
using Json = nlohmann::ordered_json;

// Where a puzzle comes from, what it is, its status; for an unreadable one what
// is wrong with it.
Json puzzle_object(const PuzzleBatch &batch, const Item &item, sudoku_status status,
                   std::uint64_t limit);

// Adds conflict_cells and conflict_houses: those of a verdict, or of the givens.
void add_conflicts(Json &object, const sudoku_verdict &verdict);
void add_conflicts(Json &object, std::string_view puzzle);

// Adds nodes, branches, passes; NULL adds nothing.
void add_stats(Json &object, const sudoku_stats *stats);

// One line.  Bytes of a file name that are not UTF-8 become U+FFFD.
void write_json(Output &output, const Json &object);

}  // namespace tool
