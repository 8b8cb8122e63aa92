// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "core/cell.hpp"

#include <gtest/gtest.h>

#include <set>

namespace sudoku {
namespace {

TEST(Cell, HousesHoldTheirCells) {
  for (int house = 0; house < kHouses; ++house) {
    std::set<int> cells;
    for (int place = 0; place < kHouseCells; ++place) {
      const int cell = cell_in_house(house, place);
      EXPECT_EQ(houses_of(cell)[static_cast<std::size_t>(house / 9)], house);
      cells.insert(cell);
    }
    EXPECT_EQ(cells.size(), 9u);
  }
}

TEST(Cell, HousesAreNumberedRowsColumnsBoxes) {
  EXPECT_EQ(houses_of(0), (std::array<int, 3>{0, 9, 18}));
  EXPECT_EQ(houses_of(80), (std::array<int, 3>{8, 17, 26}));
  EXPECT_EQ(houses_of(30), (std::array<int, 3>{3, 12, 22}));
  EXPECT_EQ(cell_in_house(20, 4), 16);  // the middle of the box at the top right: r2c8
}

}  // namespace
}  // namespace sudoku
