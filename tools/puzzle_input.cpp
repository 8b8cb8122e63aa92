// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// puzzle_input.cpp - see puzzle_input.hpp.
#include "puzzle_input.hpp"

#include <algorithm>
#include <array>
#include <system_error>

namespace tool {
namespace {

// Large enough that a system call costs nothing next to 3000 puzzles.
constexpr std::size_t kBlockBytes = std::size_t{1} << 18;

// The library's own form of a puzzle, with '.' for every kind of blank.
std::string with_dots(std::string puzzle) {
  std::replace_if(
      puzzle.begin(), puzzle.end(), [](char c) { return c < '1' || c > '9'; }, '.');
  return puzzle;
}

}  // namespace

PuzzleInput::PuzzleInput(Session &session, const std::vector<std::string> &inputs)
    : session_(session), block_(kBlockBytes) {
  for (const std::string &input : inputs) arguments_.push_back(classify(input));
  if (arguments_.empty()) arguments_.push_back(classify("-"));
  expect_bytes();
}

// Tells the progress display the size of the whole input, if every part has one.
void PuzzleInput::expect_bytes() {
  std::uint64_t total = 0;
  for (const Argument &argument : arguments_) {
    std::optional<std::uint64_t> size = argument.text.size();
    if (argument.kind == Argument::Kind::kFile) size = size_of_file(argument.text);
    if (argument.kind == Argument::Kind::kStandardInput) size = size_of_standard_input();
    if (!size) return;
    total += *size;
  }
  session_.progress().expect_bytes(total);
}

bool PuzzleInput::fill(PuzzleBatch &batch, std::size_t want) {
  while (batch.size() < want && !at_end()) {
    if (session_.stopped()) break;
    if (!reader_) {
      open_next(batch);
    } else if (!take_record(batch)) {
      if (!batch.empty() && paused()) break;
      read_block();
    }
  }
  return !batch.empty();
}

void PuzzleInput::open_next(PuzzleBatch &batch) {
  const Argument &argument = arguments_[next_++];
  try {
    if (argument.kind == Argument::Kind::kPuzzle) return add_argument(argument, batch);
    if (argument.kind == Argument::Kind::kStandardInput) source_ = std::make_unique<Source>();
    if (argument.kind == Argument::Kind::kFile) source_ = std::make_unique<Source>(argument.text);
  } catch (const std::system_error &error) {
    return cannot_read(argument.name, error.code().message() + puzzle_hint(argument.text));
  }
  if (source_ && source_->is_terminal()) {
    session_.complain("sudokutool: reading puzzles from the terminal; Ctrl-D ends them");
  }
  open_reader(argument);
}

void PuzzleInput::open_reader(const Argument &argument) {
  sudoku_reader *reader = nullptr;
  require_usable(sudoku_reader_new(&reader));
  reader_.reset(reader);
  if (argument.kind != Argument::Kind::kText) return;
  require_usable(sudoku_reader_feed(reader, argument.text.data(), argument.text.size()));
  session_.add_bytes(argument.text.size());
  sudoku_reader_finish(reader);
}

// Past the reader, which would take blanks at the start of a line for an indent.
void PuzzleInput::add_argument(const Argument &argument, PuzzleBatch &batch) const {
  sudoku_error error = {};
  std::array<std::uint16_t, SUDOKU_CELLS> masks{};
  const sudoku_status status = sudoku_pencilmarks_to_masks(
      argument.text.data(), argument.text.size(), masks.data(), &error);
  require_usable(status);
  session_.add_bytes(argument.text.size());
  if (status == SUDOKU_OK) {
    batch.add(argument.name, 1, with_dots(argument.text));
  } else {
    batch.add_unreadable(argument.name, 1, error);
  }
}

// Moves one record to the batch; false if the reader needs more bytes.
bool PuzzleInput::take_record(PuzzleBatch &batch) {
  const std::string &name = arguments_[next_ - 1].name;
  sudoku_record record = SUDOKU_RECORD_INIT;
  const sudoku_status status = sudoku_reader_next(reader_.get(), &record);
  require_usable(status);
  if (status == SUDOKU_NEED_INPUT) return false;
  if (status == SUDOKU_END) {
    close_reader();
  } else if (status == SUDOKU_OK) {
    batch.add(name, record.line, {record.puzzle, record.length});
  } else {
    batch.add_unreadable(name, record.line, record.error);
  }
  return true;
}

// Feeds the reader with what one read() delivers.  After a signal or the deadline
// there may be nothing to read, and no waiting: fill() will see why.
void PuzzleInput::read_block() {
  source_->wait(session_.interrupt().wake_descriptor(), session_.deadline());
  if (session_.stopped() || !source_->ready()) return;
  try {
    const std::size_t count = source_->read(block_.data(), block_.size());
    session_.add_bytes(count);
    if (count > 0) {
      require_usable(sudoku_reader_feed(reader_.get(), block_.data(), count));
    } else {
      source_.reset();
      sudoku_reader_finish(reader_.get());
    }
  } catch (const std::system_error &error) {
    cannot_read(arguments_[next_ - 1].name, error.code().message());
    close_reader();
  }
}

void PuzzleInput::close_reader() {
  reader_.reset();
  source_.reset();
}

void PuzzleInput::cannot_read(const std::string &path, const std::string &reason) {
  session_.complain("sudokutool: error: cannot read " + path + ": " + reason);
  session_.note(ExitCode::kUnreadable);
}

}  // namespace tool
