// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "formats/grid_row.hpp"

#include <gtest/gtest.h>

#include <string>

namespace sudoku::formats {
namespace {

std::string cells_of(const std::string& line) {
  const GridRow row = read_grid_row(line, false);
  return row.kind == GridRow::Kind::Cells ? std::string(row.cells, 9) : "";
}

TEST(GridRow, CellsStandBareSpacedOrBetweenRules) {
  for (const char* line :
       {"53..7....", "5 3 . . 7 . . . .", "|53.|.7.|...|", "| 5 3 . | . 7 . | . . . |",
        "5,3,0,0,7,0,0,0,0", "5\t3\t.\t.\t7\t.\t.\t.\t.", " 5 3 0  0 7 0  0 0 0 ", "53__7****",
        "\xe2\x95\x91" "5\xe2\x94\x82" "3\xe2\x94\x82..7....\xe2\x95\x91", "!53.!.7.!...!"}) {
    EXPECT_EQ(cells_of(line), "53..7....") << line;
  }
}

TEST(GridRow, SpacesAreCellsWhereNothingElseIsLeft) {
  EXPECT_EQ(cells_of("53  7    "), "53..7....");
  EXPECT_EQ(cells_of("|53 | 7 |   |"), "53..7....");
  EXPECT_EQ(cells_of("53  7   "), "");
}

TEST(GridRow, BordersHaveALineAndNoDigit) {
  for (const char* line : {"---+---+---", ".-------.-------.-------.", ":------+-------+------:",
                           "'-------'-------'-------'", "*-----------*", "===+===+===", "  ------  ",
                           "\xe2\x94\x8c\xe2\x94\x80\xe2\x94\x80\xe2\x94\x80\xe2\x94\x90", "---------"}) {
    EXPECT_EQ(read_grid_row(line, false).kind, GridRow::Kind::Border) << line;
  }
  EXPECT_EQ(cells_of("53--7----"), "53..7....");
}

TEST(GridRow, NineDashesAreCellsWhereDashesAre) {
  const GridRow row = read_grid_row("---------", true);
  EXPECT_EQ(row.kind, GridRow::Kind::Cells);
  EXPECT_EQ(std::string(row.cells, 9), ".........");
  EXPECT_EQ(read_grid_row("---+---+---", true).kind, GridRow::Kind::Border);
}

TEST(GridRow, TellsAWrongCountFromAWrongCharacter) {
  GridRow row = read_grid_row("| 5 3 . | . 7 . | . . |", false);
  EXPECT_EQ(row.kind, GridRow::Kind::BadCount);
  EXPECT_EQ(row.count, 8u);
  row = read_grid_row("53..7..a.", false);
  EXPECT_EQ(row.kind, GridRow::Kind::BadCharacter);
  EXPECT_EQ(row.offset, 7u);
}

}  // namespace
}  // namespace sudoku::formats
