// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// A puzzle written on one line, and lines themselves.
#pragma once

#include <cstddef>
#include <string_view>

#include "core/puzzle_text.hpp"

namespace sudoku {

// Takes the next line off `rest`, without its end: LF, CR LF or CR.
std::string_view take_line(std::string_view& rest);

// True for a line that is empty, blank or a comment ('#', ';' or "//").
bool holds_nothing(std::string_view line);

// Where the puzzle of a line stands.
struct LinePuzzle {
  std::string_view text;  // 81 or 729 characters if the check is ok
  std::size_t start;      // of its first cell in the line
  TextCheck check;        // offsets count from the start of the line; for
                          // TextFault::Length, the number of cell characters found
};

// Finds the puzzle of a line that holds something: 81 or 729 cell characters, after
// blanks perhaps, up to the end of the line or to a blank, tab, comma, semicolon or
// '#'.  Spaces count as cells only if the line is nothing but its 81 or 729 cells.
LinePuzzle find_puzzle(std::string_view line);

}  // namespace sudoku
