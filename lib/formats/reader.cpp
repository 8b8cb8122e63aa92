// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "formats/reader.hpp"

#include <algorithm>

#include "core/characters.hpp"
#include "core/puzzle_line.hpp"

namespace sudoku::formats {
namespace {

// Longer lines hold no puzzle; their bytes are not kept.
constexpr std::size_t kLongestLine = 64 * 1024;
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t kRows = 9;

// With more cells than this, a line was meant as a whole puzzle, not as a row.
constexpr std::size_t kWidestRow = 20;

bool is_blank(std::string_view line) { return line.find_first_not_of(" \t") == std::string_view::npos; }

}  // namespace

void Reader::feed(std::string_view bytes) {
  if (start_ > 0) {
    buffer_.erase(0, start_);
    start_ = 0;
  }
  buffer_.append(bytes);
}

void Reader::skip(std::size_t bytes) {
  start_ += bytes;
  consumed_ += bytes;
  searched_ = 0;
}

// The next whole line, without its end; the last line of the input may lack one.
bool Reader::peek_line(std::string_view& line) {
  if (after_cr_ && start_ < buffer_.size()) {
    after_cr_ = false;
    if (buffer_[start_] == '\n') skip(1);
  }
  const std::string_view rest = std::string_view(buffer_).substr(start_);
  const std::size_t end = rest.find_first_of("\r\n", searched_);
  if (end != std::string_view::npos) {
    searched_ = end;
    line = rest.substr(0, end);
    return true;
  }
  searched_ = rest.size();
  line = rest;
  return finished_ && !rest.empty();
}

void Reader::consume(std::string_view line) {
  std::size_t bytes = line.size();
  if (start_ + bytes < buffer_.size()) {
    after_cr_ = buffer_[start_ + bytes] == '\r';
    ++bytes;
  }
  skip(bytes);
  ++line_;
}

// The first of a line too long to be anything: said in the same words however much of
// the line has come.
void Reader::reject_overlong(Record& record) {
  rows_ = 0;
  record.line = line_ + 1;
  record.found = kLongestLine;
  set_fault(record, TextFault::Length, kLongestLine);
}

// Throws away what has come of a line that is too long; true if that is news.
bool Reader::drop_overlong(Record& record) {
  const std::size_t bytes = buffer_.size() - start_;
  if (!in_overlong_ && bytes <= kLongestLine) return false;
  const bool is_news = !in_overlong_;
  if (is_news) reject_overlong(record);
  in_overlong_ = true;
  skip(bytes);
  return is_news;
}

ReadResult Reader::next(Record& record) {
  record = {};
  for (;;) {
    std::string_view line;
    if (!peek_line(line)) {
      if (drop_overlong(record)) return ReadResult::Record;
      if (!finished_) return ReadResult::NeedInput;
      if (rows_ == 0) return ReadResult::End;
      reject_grid(record);
      return ReadResult::Record;
    }
    if (in_overlong_) {
      in_overlong_ = false;
      consume(line);
      continue;
    }
    if (consumed_ == 0 && line.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
      skip(kByteOrderMark.size());
      continue;
    }
    if (line.size() > kLongestLine) {
      reject_overlong(record);
      consume(line);
      return ReadResult::Record;
    }
    const Step step = read_line(line, record);
    if (step != Step::EmitBefore) consume(line);
    if (step != Step::Silent) return ReadResult::Record;
  }
}

Reader::Step Reader::read_line(std::string_view line, Record& record) {
  if (holds_nothing(line)) {
    // An empty line may part the bands of a grid; anywhere else it ends it.
    if (!is_blank(line)) return Step::Silent;
    rows_to_skip_ = 0;
    if (rows_ % 3 == 0) return Step::Silent;
    reject_grid(record);
    return Step::Emit;
  }
  const GridRow row = read_grid_row(line, rows_ > 0 && bare_);
  if (row.kind == GridRow::Kind::Border) return Step::Silent;
  if (row.kind == GridRow::Kind::Cells) return read_row(line, row, record);
  const LinePuzzle puzzle = find_puzzle(line);
  if (rows_ > 0 && (puzzle.check.ok() || row.kind == GridRow::Kind::BadCharacter)) {
    reject_grid(record);
    return Step::EmitBefore;
  }
  if (puzzle.check.ok()) return read_puzzle_line(puzzle.text, record);
  return reject_line(line, row, puzzle, record);
}

Reader::Step Reader::read_row(std::string_view line, const GridRow& row, Record& record) {
  if (rows_to_skip_ > 0) {
    --rows_to_skip_;
    return Step::Silent;
  }
  if (rows_ == 0) {
    grid_line_ = line_ + 1;
    bare_ = true;
  }
  bare_ = bare_ && line.size() == kRows;
  std::copy_n(row.cells, kRows, grid_ + kRows * rows_);
  if (++rows_ < kRows) return Step::Silent;
  rows_ = 0;
  record.line = grid_line_;
  record.length = kCells;
  std::copy_n(grid_, kCells, record.puzzle);
  return Step::Emit;
}

Reader::Step Reader::read_puzzle_line(std::string_view text, Record& record) {
  rows_to_skip_ = 0;
  record.line = line_ + 1;
  record.length = text.size();
  std::transform(text.begin(), text.end(), record.puzzle,
                 [](char character) { return character_of(cell_value(character)); });
  return Step::Emit;
}

// A line that is neither a row nor a puzzle.  What it was meant to be decides what is
// said of it.
Reader::Step Reader::reject_line(std::string_view line, const GridRow& row,
                                 const LinePuzzle& puzzle, Record& record) {
  const TextCheck& check = puzzle.check;
  const bool is_row = row.kind == GridRow::Kind::BadCount && row.count <= kWidestRow;
  if (is_row && rows_to_skip_ > 0) {
    --rows_to_skip_;
    return Step::Silent;
  }
  record.line = rows_ > 0 ? grid_line_ : line_ + 1;
  if (is_row) {
    record.found = row.count;
    set_fault(record, TextFault::Length, line.size());
    rows_to_skip_ = static_cast<int>(kRows - rows_ - 1);
  } else if (check.fault == TextFault::Length) {
    record.found = check.offset;
    set_fault(record, TextFault::Length, line.size());
  } else {
    set_fault(record, check.fault, check.offset);
    record.byte = static_cast<unsigned char>(line[check.offset]);
    const std::size_t index = check.offset - puzzle.start;
    if (check.fault == TextFault::Slot) record.cell = static_cast<int>(index / 9);
    else if (index < kCells) record.cell = static_cast<int>(index);
  }
  rows_ = 0;
  return Step::Emit;
}

// The grid being read stops short of nine rows.
void Reader::reject_grid(Record& record) {
  record.line = grid_line_;
  record.found = rows_ * kRows;
  rows_ = 0;
  set_fault(record, TextFault::Length, 0);
}

void Reader::set_fault(Record& record, TextFault kind, std::size_t offset) const {
  record.fault = kind;
  record.fault_line = line_ + 1;
  record.column = offset + 1;
  record.offset = consumed_ + offset;
}

}  // namespace sudoku::formats
