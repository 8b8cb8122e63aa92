/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT
 *
 * A user of the installed library, in C. */
#include <stdio.h>
#include <string.h>

#include <sudoku/sudoku.h>

int main(void) {
  char grid[] =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  if (strcmp(sudoku_version(), SUDOKU_VERSION_STRING) != 0) return 2;
  if (sudoku_solve(grid) != SUDOKU_OK) return 1;
  puts(grid);
  return 0;
}
