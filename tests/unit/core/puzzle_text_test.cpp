// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "core/puzzle_text.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/puzzles.hpp"

namespace sudoku {
namespace {

TEST(PuzzleText, AGivenLeavesOneCandidateABlankAll) {
  Candidates candidates;
  ASSERT_TRUE(parse_givens(testing::kSample.data(), candidates).ok());
  EXPECT_EQ(candidates[0], 1u << 4);
  EXPECT_EQ(candidates[2], kAllCandidates);
  EXPECT_EQ(candidates[80], 1u << 8);
}

TEST(PuzzleText, ABadCharacterIsLocatedAndNothingWritten) {
  for (std::size_t at : {0u, 40u, 80u}) {
    std::string text = testing::kSample;
    text[at] = 'a';
    Candidates candidates;
    candidates.fill(7);
    const TextCheck check = parse_givens(text.data(), candidates);
    EXPECT_EQ(check.fault, TextFault::Character);
    EXPECT_EQ(check.offset, at);
    EXPECT_EQ(candidates[0], 7);
  }
}

TEST(PuzzleText, PencilmarksRoundTrip) {
  testing::Random random(1);
  Candidates candidates;
  for (auto& mask : candidates) mask = static_cast<CandidateMask>(random.next() & 511);
  char text[kPencilmarks];
  write_pencilmarks(candidates, text);
  Candidates again;
  ASSERT_TRUE(parse_pencilmarks(text, again).ok());
  EXPECT_EQ(again, candidates);
}

TEST(PuzzleText, APencilmarkInAnothersSlotIsLocated) {
  std::string text(kPencilmarks, '.');
  text[728] = '8';
  Candidates candidates;
  TextCheck check = parse_pencilmarks(text.data(), candidates);
  EXPECT_EQ(check.fault, TextFault::Slot);
  EXPECT_EQ(check.offset, 728u);
  EXPECT_EQ(cell_at(check.offset, kPencilmarks), 80);
  text[9] = '#';
  check = parse_pencilmarks(text.data(), candidates);
  EXPECT_EQ(check.fault, TextFault::Character);
  EXPECT_EQ(check.offset, 9u);
  EXPECT_EQ(cell_at(check.offset, kPencilmarks), 1);
}

TEST(PuzzleText, OtherLengthsAreFaults) {
  Candidates candidates;
  const std::string text(730, '.');
  for (std::size_t length : {0u, 80u, 82u, 728u, 730u}) {
    const TextCheck check = parse_puzzle(text.data(), length, candidates);
    EXPECT_EQ(check.fault, TextFault::Length);
    EXPECT_EQ(check.offset, length);
  }
}

}  // namespace
}  // namespace sudoku
