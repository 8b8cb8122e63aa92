// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// text.hpp - puzzles and their parts in words.
#pragma once

#include <sudoku/sudoku.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "puzzle_batch.hpp"

namespace tool {

// "r1c1" for 0 to "r9c9" for 80.
std::string cell_name(int cell);

// The names of all cells whose byte has one of the bits of `mask`.
std::vector<std::string> cell_names(const std::uint8_t cells[SUDOKU_CELLS], unsigned mask);

// "row 1" for bit 0 to "box 9" for bit 26, for each bit set.
std::vector<std::string> house_names(std::uint32_t houses);

// "a, b, c"
std::string join(const std::vector<std::string> &words, std::string_view separator);

// Eleven lines for people to look at, each with its end.
std::string pretty_grid(std::string_view solution);

// One word for what is known: "solved", "unique", "several", "none", "conflict",
// "undecided" or "invalid".  With limit 1 nobody looked for a second solution, and
// "solved" promises less than "unique".
std::string_view verdict_word(sudoku_status status, std::uint64_t limit);

// What left a puzzle undecided: "nodes", "time" or "signal"; else empty.
std::string_view stopped_by(sudoku_status status);

// Column in its line at which a record is wrong, from 1; 0 if unknown.
std::int64_t column_of(const sudoku_error &error);

// The sentence of the library.
std::string error_text(const sudoku_error &error);

// "file:line:column: error: sentence", as compilers write it and editors read it.
std::string error_message(const Item &item, const sudoku_error &error);

}  // namespace tool
