// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The tests' oracle: a plain backtracking solver that shares no code with the engine.
//
// It lives here and not in lib/ because no user calls it.  It tries cells one after
// another and digits in ascending order, as introductory texts do.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace sudoku::testing {

// RowByRow is the order that defines "lexicographic"; FewestDigits, which takes the cell
// with the fewest possible digits next, is for puzzles that would keep the first busy
// for hours.
enum class CellOrder { RowByRow, FewestDigits };

class ReferenceSolver {
 public:
  // A puzzle of 81 characters (blank: '.') or of 729.
  explicit ReferenceSolver(const std::string& puzzle, CellOrder order = CellOrder::FewestDigits);

  // Counts solutions up to `limit`.
  std::uint64_t count(std::uint64_t limit);

  // The first solution; empty if there is none.
  std::string solve();

  // Calls `visit` with every solution until it returns false.
  void for_each(const std::function<bool(const std::string&)>& visit);

 private:
  bool search(const std::function<bool(const std::string&)>& visit);
  int next_cell() const;
  unsigned digits_for(int cell) const;
  void place(int cell, int digit);
  void remove(int cell, int digit);

  CellOrder order_;
  std::string grid_;
  unsigned allowed_[81];
  unsigned rows_[9] = {}, columns_[9] = {}, boxes_[9] = {};
  bool in_conflict_ = false;
};

// Is `solution` a complete grid that obeys the rules?
bool is_complete_grid(const std::string& solution);

// Does `solution` keep every given of a puzzle (or every candidate, of 729)?
bool extends(const std::string& solution, const std::string& puzzle);

}  // namespace sudoku::testing
