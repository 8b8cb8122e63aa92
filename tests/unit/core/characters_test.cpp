// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "core/characters.hpp"

#include <gtest/gtest.h>

#include <string>

namespace sudoku {
namespace {

TEST(Characters, EighteenOfAllBytesAreCells) {
  const std::string digits = "123456789", blanks = ".0*_-?xX ";
  int cells = 0;
  for (int byte = 0; byte < 256; ++byte) {
    const char character = static_cast<char>(byte);
    const auto digit = digits.find(character);
    if (digit != std::string::npos) {
      EXPECT_EQ(cell_value(character), static_cast<int>(digit) + 1);
      EXPECT_EQ(kCharacterMasks[static_cast<std::size_t>(byte)], 1u << digit);
    } else if (blanks.find(character) != std::string::npos) {
      EXPECT_EQ(cell_value(character), 0);
      EXPECT_EQ(kCharacterMasks[static_cast<std::size_t>(byte)], 511);
    } else {
      EXPECT_EQ(cell_value(character), kNotACell) << byte;
      EXPECT_EQ(kCharacterMasks[static_cast<std::size_t>(byte)], 0) << byte;
      EXPECT_FALSE(is_cell_character(character));
      continue;
    }
    ++cells;
  }
  EXPECT_EQ(cells, 18);
}

TEST(Characters, DigitsAndBlanksAreWritten) {
  EXPECT_EQ(character_of(0), '.');
  EXPECT_EQ(character_of(1), '1');
  EXPECT_EQ(character_of(9), '9');
}

}  // namespace
}  // namespace sudoku
