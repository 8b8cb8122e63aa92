// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// One line of a puzzle drawn as a grid: nine cells, a border, or neither.
#pragma once

#include <cstddef>
#include <string_view>

namespace sudoku::formats {

struct GridRow {
  enum class Kind {
    Cells,     // nine cells
    Border,    // a line between, above or below rows
    BadCount,  // cells, but not nine: `count` of them
    BadCharacter  // something that is no cell, at `offset`
  };
  Kind kind;
  std::size_t count = 0;
  std::size_t offset = 0;
  char cells[9] = {};
};

// Reads a line.  Between cells '|', '!', ',', tabs, line-drawing characters (U+2500 to
// U+257F) and spaces may stand; spaces are blank cells only where nothing but nine
// cells is left.  A line with three dashes, equals signs or horizontal lines in a row
// and no digit is a border, unless `dashes_are_cells` and it is nine dashes.
GridRow read_grid_row(std::string_view line, bool dashes_are_cells);

}  // namespace sudoku::formats
