// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Digits that stand twice in a house.
#pragma once

#include <array>
#include <cstdint>

#include "core/cell.hpp"

namespace sudoku {

// Digits of a board, row by row; 0 is a blank.
using Digits = std::array<std::uint8_t, kCells>;

struct Conflicts {
  std::array<bool, kCells> cells{};
  std::uint32_t houses = 0;  // bit h: house h holds a digit twice
  int count = 0;             // cells in conflict
  bool any() const { return count != 0; }
};

Conflicts find_conflicts(const Digits& digits);

}  // namespace sudoku
