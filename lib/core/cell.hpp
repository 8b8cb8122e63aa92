// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Cells and houses by number: the geometry that all layers share.
#pragma once

#include <array>
#include <cstdint>

namespace sudoku {

constexpr int kCells = 81;
constexpr int kHouses = 27;      // rows 0-8, columns 9-17, boxes 18-26
constexpr int kHouseCells = 9;
constexpr int kPencilmarks = 729;

constexpr int row_of(int cell) { return cell / 9; }
constexpr int column_of(int cell) { return cell % 9; }
constexpr int box_of(int cell) { return cell / 27 * 3 + cell % 9 / 3; }

// The three houses of a cell, as house numbers.
constexpr std::array<int, 3> houses_of(int cell) {
  return {row_of(cell), 9 + column_of(cell), 18 + box_of(cell)};
}

// The cell at `place` (0..8) of a house, left to right, then down.
constexpr int cell_in_house(int house, int place) {
  if (house < 9) return house * 9 + place;
  if (house < 18) return place * 9 + (house - 9);
  const int box = house - 18;
  return (box / 3 * 3 + place / 3) * 9 + box % 3 * 3 + place % 3;
}

}  // namespace sudoku
