// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "core/conflicts.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "support/puzzles.hpp"

namespace sudoku {
namespace {

Digits digits_of(const std::string& text) {
  Digits digits{};
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (text[cell] != '.') digits[cell] = static_cast<std::uint8_t>(text[cell] - '0');
  }
  return digits;
}

std::vector<int> cells_of(const Conflicts& conflicts) {
  std::vector<int> cells;
  for (int cell = 0; cell < kCells; ++cell) {
    if (conflicts.cells[static_cast<std::size_t>(cell)]) cells.push_back(cell);
  }
  return cells;
}

TEST(Conflicts, NoneOnAnEmptyBoardASampleAndASolution) {
  EXPECT_FALSE(find_conflicts(Digits{}).any());
  EXPECT_FALSE(find_conflicts(digits_of(testing::kSample)).any());
  EXPECT_FALSE(find_conflicts(digits_of(testing::kSampleSolution)).any());
}

TEST(Conflicts, OnePairInEachKindOfHouse) {
  Digits digits{};
  digits[0] = digits[8] = 5;  // row 1
  Conflicts found = find_conflicts(digits);
  EXPECT_EQ(cells_of(found), (std::vector<int>{0, 8}));
  EXPECT_EQ(found.houses, 1u << 0);
  digits = {};
  digits[4] = digits[76] = 9;  // column 5
  found = find_conflicts(digits);
  EXPECT_EQ(cells_of(found), (std::vector<int>{4, 76}));
  EXPECT_EQ(found.houses, 1u << 13);
  digits = {};
  digits[60] = digits[70] = 1;  // box 9
  found = find_conflicts(digits);
  EXPECT_EQ(cells_of(found), (std::vector<int>{60, 70}));
  EXPECT_EQ(found.houses, 1u << 26);
  EXPECT_EQ(found.count, 2);
}

TEST(Conflicts, EveryCellOfSeveralHousesIsNamedOnce) {
  const Conflicts found = find_conflicts(digits_of(
      ".99..5.1.85.4....2432......1...69.83.9.....6.62.71...9......1945....4.37.4.3..6.."));
  EXPECT_EQ(cells_of(found), (std::vector<int>{1, 2, 37}));
  EXPECT_EQ(found.houses, 1u << 0 | 1u << 10 | 1u << 18);
  EXPECT_EQ(found.count, 3);
}

}  // namespace
}  // namespace sudoku
