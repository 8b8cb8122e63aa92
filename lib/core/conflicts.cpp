// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "core/conflicts.hpp"

namespace sudoku {
namespace {

void mark_house(const Digits& digits, int house, Conflicts& conflicts) {
  std::array<int, 10> times{};
  for (int place = 0; place < kHouseCells; ++place) {
    ++times[digits[static_cast<std::size_t>(cell_in_house(house, place))]];
  }
  for (int place = 0; place < kHouseCells; ++place) {
    const auto cell = static_cast<std::size_t>(cell_in_house(house, place));
    if (digits[cell] == 0 || times[digits[cell]] < 2) continue;
    conflicts.cells[cell] = true;
    conflicts.houses |= 1u << house;
  }
}

}  // namespace

Conflicts find_conflicts(const Digits& digits) {
  Conflicts conflicts;
  for (int house = 0; house < kHouses; ++house) mark_house(digits, house, conflicts);
  for (bool cell : conflicts.cells) conflicts.count += cell;
  return conflicts;
}

}  // namespace sudoku
