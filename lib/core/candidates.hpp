// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Candidates of a cell as a mask: bit d-1 is digit d.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/cell.hpp"

namespace sudoku {

using CandidateMask = std::uint16_t;
constexpr CandidateMask kAllCandidates = 0x1ff;

// A puzzle or a search state: the candidates of each cell, row by row.
using Candidates = std::array<CandidateMask, kCells>;

constexpr CandidateMask mask_of_digit(int digit) {
  return static_cast<CandidateMask>(1u << (digit - 1));
}
constexpr bool is_single(CandidateMask mask) { return std::has_single_bit(mask); }
// The lowest digit of a mask that is not empty.
constexpr int lowest_digit(CandidateMask mask) { return std::countr_zero(mask) + 1; }

}  // namespace sudoku
