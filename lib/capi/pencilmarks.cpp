// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Pencilmark puzzles as masks.
#include <algorithm>

#include "capi/guard.hpp"
#include "core/puzzle_text.hpp"

using namespace sudoku;
using namespace sudoku::capi;

sudoku_status sudoku_pencilmarks_from_masks(const uint16_t masks[81], char pencilmarks[729],
                                            sudoku_error* error) {
  if (masks == nullptr || pencilmarks == nullptr) return fail(error, SUDOKU_E_NULL);
  Candidates candidates;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (masks[cell] > kAllCandidates) {
      sudoku_error what = no_error(SUDOKU_E_MASK);
      what.cell = static_cast<std::int32_t>(cell);
      return fail(error, what);
    }
    candidates[cell] = masks[cell];
  }
  write_pencilmarks(candidates, pencilmarks);
  return SUDOKU_OK;
}

sudoku_status sudoku_pencilmarks_to_masks(const char* puzzle, size_t length, uint16_t masks[81],
                                          sudoku_error* error) {
  if (puzzle == nullptr || masks == nullptr) return fail(error, SUDOKU_E_NULL);
  Candidates candidates;
  const TextCheck check = parse_puzzle(puzzle, length, candidates);
  if (!check.ok()) return fail_text(error, check, puzzle, length);
  std::copy(candidates.begin(), candidates.end(), masks);
  return SUDOKU_OK;
}
