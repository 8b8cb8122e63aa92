/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT
 *
 * What the C tests share: puzzles with known answers, memory that faults when
 * it is overrun, and a plain search to compare with. */
#ifndef SUDOKU_TESTS_SUPPORT_H
#define SUDOKU_TESTS_SUPPORT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <sudoku/sudoku.h>

/* ---- Puzzles with known answers (tests/data/cases.tsv says how they are known) ---- */

#define LEETCODE_37 \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define LEETCODE_37_SOLUTION \
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
#define EMPTY_GRID \
  "................................................................................."
/* 5 in r1c1 and r1c2, box 1: two cells, row 1 and box 1. */
#define CONFLICT_GRID \
  "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/* No two equal digits see each other, yet r1c1 has no candidate. */
#define NO_SOLUTION_GRID \
  ".876543212........3........4........5........6........7........8........9........"
#define TWO_SOLUTIONS_GRID \
  "..4678.126...9..48.98342.6..59761.2.426...7.1...9...56.6.5...............4.2...7."
#define MANY_SOLUTIONS_GRID \
  "5346789.2672..5.48.9.34256.859..1...4.6.5....7.3.2...6.6.5.7...2.....6..........."
#define MANY_SOLUTIONS_COUNT 30
/* One solution that logic alone does not find. */
#define BRANCHING_GRID \
  ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
#define BRANCHING_GRID_SOLUTION \
  "751846239892371465643259871238197546974562318165438927319684752527913684486725193"
/* One solution, the last that ascending depth-first search would come to. */
#define HARD_GRID \
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
#define HARD_GRID_SOLUTION \
  "987654321246173985351928746128537694634892157795461832519286473472319568863745219"
/* The solution of LEETCODE_37 with r1c1 and r1c2 exchanged. */
#define WRONG_FULL_GRID \
  "354678912672195348198342567859761423426853791713924856961537284287419635345286179"

#define ACCEPTED_BLANKS ".0*_-?xX "
#define ARRAY_LENGTH(array) (sizeof(array) / sizeof *(array))

/* The exit status that CTest takes for "skipped". */
#define EXIT_SKIPPED 77

/* Writes the 729 characters that mean the same as 81. */
void pencilmarks_of_grid(const char grid[81], char pencilmarks[729]);

/* Digits as they are, every blank as '.'. */
void with_dots(const char *text, size_t length, char *dotted);

/* 0 to 9, or -1 for a byte that is no cell: the header's sentence, spelt again. */
int cell_value(unsigned char byte);

/* ---- Guarded memory --------------------------------------------------------- */

/* `size` bytes with known bytes in front and an inaccessible page right behind. */
typedef struct guarded {
  char *bytes;
  size_t size;
  char *mapping;
  size_t mapped;
} guarded;

/* A copy of `size` bytes; of a fixed pattern if `bytes` is NULL. */
guarded guarded_new(const void *bytes, size_t size);
/* Nothing may write there any more. */
void guarded_freeze(guarded *memory);
void guarded_assert_equal(const guarded *memory, const void *bytes);
/* Still the pattern of guarded_new(NULL, size). */
void guarded_assert_untouched(const guarded *memory);
/* Checks the bytes in front, then frees. */
void guarded_free(guarded *memory);

/* ---- A plain search --------------------------------------------------------- */

/* Cells row by row, digits ascending, nothing clever.  Stores the first `limit`
 * solutions, 81 bytes each, and returns how many it stored. */
size_t plain_search(const char *puzzle, size_t length, size_t limit, char *solutions);

/* A complete valid grid that is made of candidates of the puzzle. */
int is_solution_of(const char *solution, const char *puzzle, size_t length);

/* ---- Odds and ends ---------------------------------------------------------- */

/* splitmix64: the same numbers everywhere. */
uint64_t next_random(uint64_t *state);

uint64_t milliseconds_now(void);
void sleep_milliseconds(unsigned milliseconds);

/* Default options with one thing changed. */
sudoku_options options_with_nodes(uint64_t max_nodes);
sudoku_options options_with_order(uint32_t order);
sudoku_options options_with_cancel(sudoku_cancel_token *token);

sudoku_cancel_token *new_token(void);
sudoku_cancel_token *new_cancelled_token(void);

/* An error no call would write, to see whether one was written. */
sudoku_error untouched_error(void);
void assert_error_untouched(const sudoku_error *error);
void assert_error_equal(const sudoku_error *error, const sudoku_error *expected);

/* An error as calls on puzzle text make it: no lines, no columns. */
sudoku_error error_at(sudoku_status status, int32_t cell, int32_t byte, int64_t offset);

/* EXIT_SKIPPED if the environment forces a kernel that is built in but that this
 * machine cannot run, else 0. */
int skip_unsupported_kernel(void);

#define RUN_TESTS(tests) \
  (skip_unsupported_kernel() ? EXIT_SKIPPED : cmocka_run_group_tests(tests, NULL, NULL))

#endif /* SUDOKU_TESTS_SUPPORT_H */
