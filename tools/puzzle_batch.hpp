// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// puzzle_batch.hpp - puzzles that are solved together, and their answers.
//
// The library takes records of one length, while input may mix puzzles of 81 and
// of 729 characters: each kind has a group with arrays of its own, and the items
// keep the order of the input.  Everything is reused for the next batch, so a
// long input needs no more memory than its largest batch.
#pragma once

#include <sudoku/sudoku.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "session.hpp"

namespace tool {

// One record of the input.
struct Item {
  std::uint64_t index;      // of all puzzles of the command, from 1
  std::uint64_t line;       // of its file, from 1
  const std::string *file;  // its name in messages; outlives the batch
  std::size_t group;        // kLines, kPencilmarks or kUnreadable
  std::size_t slot;         // place in the arrays of its group
};

struct Answer {
  sudoku_status status;       // as sudoku_solve_batch() gives it
  std::uint64_t count;        // solutions found
  std::string_view solution;  // 81 digits, or empty
};

// What to ask about each puzzle.
struct Question {
  std::uint64_t limit = 1;  // stop after so many solutions
  std::uint32_t order = SUDOKU_ORDER_FAST;
};

class PuzzleBatch {
 public:
  void add(const std::string &file, std::uint64_t line, std::string_view puzzle);
  void add_unreadable(const std::string &file, std::uint64_t line, const sudoku_error &error);
  void clear();

  bool empty() const { return items_.empty(); }
  std::size_t size() const { return items_.size(); }
  const std::vector<Item> &items() const { return items_; }

  // Answers the question for every puzzle.  After a signal or the deadline it
  // drops the items behind the first that was not reached, save for those
  // between it and the last that was: line i of the output is puzzle i.
  void solve(Session &session, const Question &question);

  std::string_view puzzle(const Item &item) const;  // empty if unreadable
  Answer answer(const Item &item) const;
  const sudoku_error &error(const Item &item) const;

  // The work one puzzle took: only with --json --stats, otherwise NULL.
  const sudoku_stats *stats(const Item &item) const;

 private:
  static constexpr std::size_t kLines = 0;
  static constexpr std::size_t kPencilmarks = 1;
  static constexpr std::size_t kUnreadable = 2;

  struct Group {
    std::size_t length;
    std::string puzzles;
    std::string solutions;
    std::vector<std::uint64_t> counts;
    std::vector<sudoku_status> statuses;
    std::vector<sudoku_stats> stats;

    std::size_t size() const { return puzzles.size() / length; }
    void make_room(bool with_stats);
    sudoku_batch records(std::size_t first, std::size_t count, const Question &question);
    void solve(Session &session, const Question &question);
    void solve_each(Session &session, const Question &question);
  };

  bool drop_unreached();  // whether there were any

  std::vector<Item> items_;
  std::array<Group, 2> groups_{Group{SUDOKU_CELLS, {}, {}, {}, {}, {}},
                               Group{SUDOKU_PENCILMARKS, {}, {}, {}, {}, {}}};
  std::vector<sudoku_error> errors_;
  std::uint64_t next_index_ = 1;
};

// A puzzle that no limit or signal kept from being answered.
bool was_reached(sudoku_status status);

}  // namespace tool
