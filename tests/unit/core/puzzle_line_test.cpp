// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "core/puzzle_line.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/puzzles.hpp"

namespace sudoku {
namespace {

using testing::kSample;

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) lines.emplace_back(take_line(text));
  return lines;
}

TEST(TakeLine, KnowsThreeLineEnds) {
  const std::vector<std::string> abc{"a", "b", "c"};
  EXPECT_EQ(lines_of("a\nb\r\nc"), abc);
  EXPECT_EQ(lines_of("a\rb\rc\r"), abc);
  EXPECT_EQ(lines_of("\r\n\n\r"), (std::vector<std::string>{"", "", ""}));
  EXPECT_EQ(lines_of(""), std::vector<std::string>{});
}

TEST(HoldsNothing, BlankLinesAndComments) {
  for (const char* line : {"", "  \t", "#1", "# 53..7", ";x", "// 1", "   # 1"}) {
    EXPECT_TRUE(holds_nothing(line)) << line;
  }
  for (const char* line : {"1", "/1", " .", "/"}) EXPECT_FALSE(holds_nothing(line)) << line;
}

TEST(FindPuzzle, EndsAtTheLineEndOrASeparator) {
  for (const std::string rest : {"", " # 30 givens", "\tname", ";1.2", ",4,5", "#x", " 9.0 1.2"}) {
    const std::string line = kSample + rest;
    const LinePuzzle found = find_puzzle(line);
    EXPECT_TRUE(found.check.ok()) << line;
    EXPECT_EQ(found.text, kSample);
  }
}

TEST(FindPuzzle, MayFollowBlanks) {
  const std::string line = " \t" + kSample;
  const LinePuzzle found = find_puzzle(line);
  EXPECT_TRUE(found.check.ok());
  EXPECT_EQ(found.text, kSample);
  EXPECT_EQ(found.start, 2u);
}

TEST(FindPuzzle, SpacesAreCellsOnlyOnALineOfCellsAlone) {
  std::string spaced = kSample;
  for (char& cell : spaced) {
    if (cell == '.') cell = ' ';
  }
  EXPECT_TRUE(find_puzzle(spaced).check.ok());
  EXPECT_EQ(find_puzzle(spaced).text.size(), 81u);
  const LinePuzzle longer = find_puzzle(spaced + " x");
  EXPECT_EQ(longer.check.fault, TextFault::Length);
}

TEST(FindPuzzle, CountsTheCellsOfAWrongNumber) {
  for (std::size_t length : {1u, 80u, 82u, 728u, 730u}) {
    const std::string line(length, '.');
    const LinePuzzle found = find_puzzle(line + " rest");
    EXPECT_EQ(found.check.fault, TextFault::Length);
    EXPECT_EQ(found.check.offset, length);
  }
}

TEST(FindPuzzle, LocatesABadCharacterInTheLine) {
  std::string line = "  " + kSample;
  line[12] = 'a';
  EXPECT_EQ(find_puzzle(line).check.fault, TextFault::Character);
  EXPECT_EQ(find_puzzle(line).check.offset, 12u);
  const LinePuzzle after = find_puzzle(kSample + "a");
  EXPECT_EQ(after.check.fault, TextFault::Character);
  EXPECT_EQ(after.check.offset, 81u);
}

TEST(FindPuzzle, ReadsPencilmarks) {
  std::string line = " " + testing::as_pencilmarks(kSample) + " x";
  EXPECT_TRUE(find_puzzle(line).check.ok());
  EXPECT_EQ(find_puzzle(line).text.size(), 729u);
  line[1] = '2';
  EXPECT_EQ(find_puzzle(line).check.fault, TextFault::Slot);
  EXPECT_EQ(find_puzzle(line).check.offset, 1u);
}

}  // namespace
}  // namespace sudoku
