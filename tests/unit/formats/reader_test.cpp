// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "formats/reader.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/puzzles.hpp"

namespace sudoku::formats {
namespace {

using testing::kSample;

// What came out, as text: a puzzle, or "!kind line:column found".
std::vector<std::string> drain(Reader& reader) {
  std::vector<std::string> records;
  Record record;
  while (reader.next(record) == ReadResult::Record) {
    if (record.fault == TextFault::None) {
      records.emplace_back(record.puzzle, record.length);
      continue;
    }
    const char* kinds[] = {"", "length", "character", "slot"};
    records.push_back("!" + std::string(kinds[static_cast<int>(record.fault)]) + " " +
                      std::to_string(record.fault_line) + ":" + std::to_string(record.column));
    if (record.fault == TextFault::Length) records.back() += " " + std::to_string(record.found);
  }
  return records;
}

std::vector<std::string> read(const std::string& text, std::size_t piece = std::string::npos) {
  Reader reader;
  std::vector<std::string> records;
  for (std::size_t at = 0; at < text.size(); at += std::min(piece, text.size())) {
    reader.feed(std::string_view(text).substr(at, piece));
    for (const std::string& record : drain(reader)) records.push_back(record);
  }
  reader.finish();
  for (const std::string& record : drain(reader)) records.push_back(record);
  return records;
}

std::string grid_of(const std::string& puzzle, const std::string& end = "\n") {
  std::string grid;
  for (std::size_t row = 0; row < 9; ++row) grid += puzzle.substr(9 * row, 9) + end;
  return grid;
}

std::string framed(const std::string& puzzle) {
  std::string grid;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row % 3 == 0) grid += "+-------+-------+-------+\n";
    for (std::size_t column = 0; column < 9; ++column) {
      grid += column % 3 == 0 ? "| " : "";
      grid += puzzle[9 * row + column];
      grid += ' ';
    }
    grid += "|\n";
  }
  return grid + "+-------+-------+-------+\n";
}

const std::vector<std::string> kOne{kSample}, kTwo{kSample, kSample};

TEST(Reader, ReadsLinesWithAnyEnd) {
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    EXPECT_EQ(read(kSample + end + kSample + end), kTwo);
    EXPECT_EQ(read(kSample + end + kSample), kTwo);
    EXPECT_EQ(read(end + kSample + end + end + kSample), kTwo);
  }
}

TEST(Reader, ReadsGridsOfManyKinds) {
  EXPECT_EQ(read(grid_of(kSample)), kOne);
  EXPECT_EQ(read(framed(kSample)), kOne);
  EXPECT_EQ(read(framed(kSample) + "\n" + grid_of(kSample, "\r\n") + "# end\n"), kTwo);
  EXPECT_EQ(read(grid_of(kSample) + grid_of(kSample)), kTwo);
  EXPECT_EQ(read(grid_of(kSample) + kSample), kTwo);
  std::string parted = grid_of(kSample);
  parted.insert(60, "\n").insert(30, "\n");
  EXPECT_EQ(read(parted), kOne);
}

TEST(Reader, PiecesOfAnySizeGiveTheSame) {
  const std::string text = "\xef\xbb\xbf# 53..7....\r\n" + kSample + " # x\r\n" + framed(kSample) + "\r" +
                           kSample.substr(1) + "\n" + testing::as_pencilmarks(kSample) + "\r\n" +
                           grid_of(kSample, "\r");
  const auto whole = read(text);
  EXPECT_EQ(whole, (std::vector<std::string>{kSample, kSample, "!length 17:81 80",
                                             testing::as_pencilmarks(kSample), kSample}));
  for (std::size_t piece : {1u, 2u, 3u, 7u, 80u, 81u, 82u, 1000u}) EXPECT_EQ(read(text, piece), whole) << piece;
}

TEST(Reader, CommentsMayHoldDigitsAndStandInGrids) {
  EXPECT_EQ(read("#" + kSample + "\n; 2\n//" + kSample + "\n" + kSample), kOne);
  std::string grid = grid_of(kSample);
  grid.insert(20, "# 123456789\n");
  EXPECT_EQ(read(grid), kOne);
}

TEST(Reader, AllBlanksAreWrittenAsDots) {
  std::string zeros = kSample;
  for (char& cell : zeros) {
    if (cell == '.') cell = '0';
  }
  EXPECT_EQ(read(zeros), kOne);
  EXPECT_EQ(read(grid_of(zeros)), kOne);
}

TEST(Reader, ABadLineDoesNotStopTheRest) {
  const std::string bad = kSample.substr(0, 20) + "a" + kSample.substr(21);
  EXPECT_EQ(read(kSample + "\n" + bad + "\n" + kSample),
            (std::vector<std::string>{kSample, "!character 2:21", kSample}));
  EXPECT_EQ(read(kSample.substr(2) + "\n" + kSample + ".\n" + kSample),
            (std::vector<std::string>{"!length 1:80 79", "!length 2:83 82", kSample}));
}

TEST(Reader, ABadRowIsReportedOnceAndTheNextGridRead) {
  std::string grid = grid_of(kSample);
  grid.erase(4 * 10, 1);  // row 5 has eight cells
  EXPECT_EQ(read(grid + "\n" + grid_of(kSample)), (std::vector<std::string>{"!length 5:9 8", kSample}));
  EXPECT_EQ(read(grid + grid_of(kSample)), (std::vector<std::string>{"!length 5:9 8", kSample}));
}

TEST(Reader, AGridThatEndsEarlyIsReported) {
  const std::string eight = grid_of(kSample).substr(0, 80);
  EXPECT_EQ(read(eight), std::vector<std::string>{"!length 9:1 72"});
  EXPECT_EQ(read(eight + "\n" + kSample), (std::vector<std::string>{"!length 9:1 72", kSample}));
  EXPECT_EQ(read(eight + kSample), (std::vector<std::string>{"!length 9:1 72", kSample}));
}

TEST(Reader, APencilmarkInTheWrongSlotNamesItsCell) {
  std::string marks = testing::as_pencilmarks(kSample);
  marks[20] = '1';
  Reader reader;
  reader.feed("  " + marks + "\n");
  Record record;
  ASSERT_EQ(reader.next(record), ReadResult::Record);
  EXPECT_EQ(record.fault, TextFault::Slot);
  EXPECT_EQ(record.cell, 2);
  EXPECT_EQ(record.column, 23u);
  EXPECT_EQ(record.byte, '1');
  EXPECT_EQ(record.offset, 22u);
}

TEST(Reader, ALineWithoutEndDoesNotGrowTheBuffer) {
  Reader reader;
  const std::string junk(50'000, 'q');
  std::vector<std::string> records;
  for (int i = 0; i < 100; ++i) {
    reader.feed(junk);
    for (const std::string& record : drain(reader)) records.push_back(record);
  }
  reader.feed("\n" + kSample + "\n");
  for (const std::string& record : drain(reader)) records.push_back(record);
  EXPECT_EQ(records, (std::vector<std::string>{"!length 1:65537 65536", kSample}));
}

TEST(Reader, NothingGivesNothing) {
  EXPECT_TRUE(read("").empty());
  EXPECT_TRUE(read("\n\r\n# only a comment\n").empty());
  EXPECT_TRUE(read("\xef\xbb\xbf").empty());
  EXPECT_TRUE(read("---+---+---\n").empty());
}

}  // namespace
}  // namespace sudoku::formats
