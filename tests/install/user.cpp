// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// A user of the installed library, in C++.
#include <cstdint>
#include <iostream>
#include <string>

#include <sudoku/sudoku.h>

int main() {
  const std::string puzzle =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  std::string solution(SUDOKU_CELLS, '.');
  std::uint64_t count = 0;
  if (sudoku_solve_to(puzzle.data(), puzzle.size(), nullptr, &solution[0], nullptr) != SUDOKU_OK)
    return 1;
  if (sudoku_count(puzzle.data(), puzzle.size(), 2, nullptr, &count, nullptr) != SUDOKU_OK ||
      count != 1)
    return 1;
  std::cout << solution << '\n';
}
