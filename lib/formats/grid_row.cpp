// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "formats/grid_row.hpp"

#include <algorithm>

#include "core/cell.hpp"
#include "core/characters.hpp"

namespace sudoku::formats {
namespace {

constexpr std::string_view kRules = "|!,\t";
constexpr std::string_view kNineDashes = "---------";

// Line-drawing characters in UTF-8 are three bytes: E2 94 80 .. E2 95 BF.
constexpr std::size_t kDrawingBytes = 3;
bool starts_with_drawing(std::string_view text) {
  return text.size() >= kDrawingBytes && text[0] == '\xe2' && (text[1] == '\x94' || text[1] == '\x95');
}

bool is_digit(char character) { return character >= '1' && character <= '9'; }

// Counts the longest run of horizontal strokes.
bool has_horizontal_line(std::string_view line) {
  int run = 0;
  while (!line.empty()) {
    const bool drawing = starts_with_drawing(line);
    const bool stroke = line[0] == '-' || line[0] == '=' ||
                        (drawing && line[2] != '\x82' && line[2] != '\x83' && line[2] != '\x91');
    run = stroke ? run + 1 : 0;
    if (run == 3) return true;
    line.remove_prefix(drawing ? kDrawingBytes : 1);
  }
  return false;
}

bool is_border(std::string_view line, bool dashes_are_cells) {
  if (dashes_are_cells && line == kNineDashes) return false;
  return has_horizontal_line(line) && std::none_of(line.begin(), line.end(), is_digit);
}

// What is left of a line without rules and line drawing.  Only the counts beyond the
// nine cells of a row matter, so its room is small.
struct Stripped {
  std::size_t spaced = 0;  // cells, spaces among them
  std::size_t dense = 0;   // cells that are not spaces
  char spaced_cells[9];
  char dense_cells[9];

  void add(char cell) {
    if (spaced < 9) spaced_cells[spaced] = cell;
    ++spaced;
    if (cell == ' ') return;
    if (dense < 9) dense_cells[dense] = cell;
    ++dense;
  }
};

}  // namespace

GridRow read_grid_row(std::string_view line, bool dashes_are_cells) {
  if (is_border(line, dashes_are_cells)) return {GridRow::Kind::Border};
  Stripped left;
  for (std::size_t offset = 0; offset < line.size(); ++offset) {
    const char character = line[offset];
    if (starts_with_drawing(line.substr(offset))) {
      offset += kDrawingBytes - 1;
    } else if (is_cell_character(character)) {
      left.add(character);
    } else if (kRules.find(character) == std::string_view::npos) {
      GridRow bad{GridRow::Kind::BadCharacter};
      bad.offset = offset;
      return bad;
    }
  }
  const bool is_dense = left.dense == kHouseCells;
  if (!is_dense && left.spaced != kHouseCells) {
    GridRow bad{GridRow::Kind::BadCount};
    bad.count = left.dense;
    return bad;
  }
  GridRow row{GridRow::Kind::Cells};
  const char* cells = is_dense ? left.dense_cells : left.spaced_cells;
  std::transform(cells, cells + 9, row.cells, [](char cell) { return character_of(cell_value(cell)); });
  return row;
}

}  // namespace sudoku::formats
