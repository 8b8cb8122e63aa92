// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "support/reference_solver.hpp"

#include <bit>

namespace sudoku::testing {
namespace {

constexpr unsigned kAll = 0x3fe;  // bit d is digit d

int box(int cell) { return cell / 27 * 3 + cell % 9 / 3; }
bool is_digit(char character) { return character >= '1' && character <= '9'; }

unsigned allowed_in(const std::string& puzzle, int cell) {
  const auto index = static_cast<std::size_t>(cell);
  if (puzzle.size() == 81) return is_digit(puzzle[index]) ? 1u << (puzzle[index] - '0') : kAll;
  unsigned digits = 0;
  for (std::size_t slot = 0; slot < 9; ++slot) {
    if (is_digit(puzzle[9 * index + slot])) digits |= 2u << slot;
  }
  return digits;
}

}  // namespace

ReferenceSolver::ReferenceSolver(const std::string& puzzle, CellOrder order)
    : order_(order), grid_(81, '.') {
  for (int cell = 0; cell < 81; ++cell) {
    allowed_[cell] = allowed_in(puzzle, cell);
    if (puzzle.size() != 81 || !is_digit(puzzle[static_cast<std::size_t>(cell)])) continue;
    const int digit = puzzle[static_cast<std::size_t>(cell)] - '0';
    if ((digits_for(cell) & 1u << digit) == 0) in_conflict_ = true;
    place(cell, digit);
  }
}

unsigned ReferenceSolver::digits_for(int cell) const {
  return allowed_[cell] & ~(rows_[cell / 9] | columns_[cell % 9] | boxes_[box(cell)]);
}

void ReferenceSolver::place(int cell, int digit) {
  grid_[static_cast<std::size_t>(cell)] = static_cast<char>('0' + digit);
  rows_[cell / 9] |= 1u << digit;
  columns_[cell % 9] |= 1u << digit;
  boxes_[box(cell)] |= 1u << digit;
}

void ReferenceSolver::remove(int cell, int digit) {
  grid_[static_cast<std::size_t>(cell)] = '.';
  rows_[cell / 9] &= ~(1u << digit);
  columns_[cell % 9] &= ~(1u << digit);
  boxes_[box(cell)] &= ~(1u << digit);
}

int ReferenceSolver::next_cell() const {
  int best = -1, fewest = 10;
  for (int cell = 0; cell < 81; ++cell) {
    if (grid_[static_cast<std::size_t>(cell)] != '.') continue;
    if (order_ == CellOrder::RowByRow) return cell;
    const int digits = std::popcount(digits_for(cell));
    if (digits < fewest) {
      fewest = digits;
      best = cell;
    }
  }
  return best;
}

bool ReferenceSolver::search(const std::function<bool(const std::string&)>& visit) {
  const int cell = next_cell();
  if (cell < 0) return visit(grid_);
  const unsigned digits = digits_for(cell);
  for (int digit = 1; digit <= 9; ++digit) {
    if ((digits & 1u << digit) == 0) continue;
    place(cell, digit);
    const bool go_on = search(visit);
    remove(cell, digit);
    if (!go_on) return false;
  }
  return true;
}

void ReferenceSolver::for_each(const std::function<bool(const std::string&)>& visit) {
  if (!in_conflict_) search(visit);
}

std::uint64_t ReferenceSolver::count(std::uint64_t limit) {
  std::uint64_t found = 0;
  for_each([&](const std::string&) { return ++found < limit; });
  return found;
}

std::string ReferenceSolver::solve() {
  std::string solution;
  for_each([&](const std::string& grid) {
    solution = grid;
    return false;
  });
  return solution;
}

bool is_complete_grid(const std::string& solution) {
  if (solution.size() != 81) return false;
  unsigned rows[9] = {}, columns[9] = {}, boxes[9] = {};
  for (int cell = 0; cell < 81; ++cell) {
    const char character = solution[static_cast<std::size_t>(cell)];
    if (!is_digit(character)) return false;
    const unsigned bit = 1u << (character - '0');
    rows[cell / 9] |= bit;
    columns[cell % 9] |= bit;
    boxes[box(cell)] |= bit;
  }
  for (int house = 0; house < 9; ++house) {
    if (rows[house] != kAll || columns[house] != kAll || boxes[house] != kAll) return false;
  }
  return true;
}

bool extends(const std::string& solution, const std::string& puzzle) {
  for (int cell = 0; cell < 81; ++cell) {
    const int digit = solution[static_cast<std::size_t>(cell)] - '0';
    if ((allowed_in(puzzle, cell) & 1u << digit) == 0) return false;
  }
  return true;
}

}  // namespace sudoku::testing
