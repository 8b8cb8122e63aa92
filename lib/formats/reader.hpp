// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Puzzles out of a stream of bytes that comes in pieces.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/puzzle_line.hpp"
#include "formats/grid_row.hpp"

namespace sudoku::formats {

// A puzzle, or what is wrong with one.
struct Record {
  char puzzle[kPencilmarks];
  std::size_t length = 0;
  std::uint64_t line = 0;  // on which it begins, from 1

  TextFault fault = TextFault::None;
  std::uint64_t fault_line = 0;
  std::size_t column = 0;    // from 1
  std::uint64_t offset = 0;  // of the stream, from 0
  int byte = -1;             // offending byte
  int cell = -1;             // of the puzzle
  std::size_t found = 0;     // cells found, for TextFault::Length
};

enum class ReadResult { Record, NeedInput, End };

// Reads lines of 81 or 729 characters and grids of nine rows.  A bad record is
// reported once, and reading goes on behind it.
class Reader {
 public:
  void feed(std::string_view bytes);  // copies; may throw std::bad_alloc
  void finish() { finished_ = true; }
  bool is_finished() const { return finished_; }
  ReadResult next(Record& record);

 private:
  // What became of a line: nothing to tell, a record, or a record that was complete
  // before this line, which must be looked at again.
  enum class Step { Silent, Emit, EmitBefore };

  bool peek_line(std::string_view& line);
  void skip(std::size_t bytes);
  void consume(std::string_view line);
  void reject_overlong(Record& record);
  bool drop_overlong(Record& record);
  Step read_line(std::string_view line, Record& record);
  Step read_row(std::string_view line, const GridRow& row, Record& record);
  Step read_puzzle_line(std::string_view text, Record& record);
  Step reject_line(std::string_view line, const GridRow& row, const LinePuzzle& puzzle,
                   Record& record);
  void reject_grid(Record& record);
  void set_fault(Record& record, TextFault kind, std::size_t offset) const;

  std::string buffer_;
  std::size_t start_ = 0;      // first byte of the buffer not consumed
  std::size_t searched_ = 0;   // bytes from start_ known to hold no line end
  std::uint64_t consumed_ = 0;  // bytes of the stream before start_
  std::uint64_t line_ = 0;     // lines consumed
  bool finished_ = false;
  bool after_cr_ = false;      // a LF at start_ belongs to the line before
  bool in_overlong_ = false;   // the rest of the line is to be dropped

  // The grid being read.
  char grid_[kCells];
  std::size_t rows_ = 0;
  std::uint64_t grid_line_ = 0;
  bool bare_ = false;     // its rows are nine characters and nothing else
  int rows_to_skip_ = 0;  // of a grid already reported as bad
};

}  // namespace sudoku::formats
