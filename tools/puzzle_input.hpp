// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// puzzle_input.hpp - all inputs of a command as one stream of puzzles.
#pragma once

#include <sudoku/sudoku.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "argument.hpp"
#include "puzzle_batch.hpp"
#include "session.hpp"
#include "source.hpp"

namespace tool {

class PuzzleInput {
 public:
  PuzzleInput(Session &session, const std::vector<std::string> &inputs);

  // Adds puzzles to the batch until it holds `want`, the input pauses, or there
  // are no more.  False if the batch is still empty then: the input is at its
  // end, or the command was stopped.
  bool fill(PuzzleBatch &batch, std::size_t want);

 private:
  struct FreeReader {
    void operator()(sudoku_reader *reader) const { sudoku_reader_free(reader); }
  };

  bool at_end() const { return !reader_ && next_ == arguments_.size(); }
  void open_next(PuzzleBatch &batch);
  void open_reader(const Argument &argument);
  void add_argument(const Argument &argument, PuzzleBatch &batch) const;
  bool take_record(PuzzleBatch &batch);
  bool paused() const { return source_ && !source_->ready(); }
  void read_block();
  void close_reader();
  void cannot_read(const std::string &path, const std::string &reason);
  void expect_bytes();

  Session &session_;
  std::vector<Argument> arguments_;  // their names outlive every batch
  std::size_t next_ = 0;             // the argument after the current one
  std::unique_ptr<Source> source_;   // null: none, or all its bytes were read
  std::unique_ptr<sudoku_reader, FreeReader> reader_;  // null: no input is open
  std::vector<char> block_;
};

}  // namespace tool
