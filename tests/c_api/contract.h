/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT
 *
 * What every call that takes a puzzle, options or an error has in common, tested
 * once and applied to each of them. */
#ifndef SUDOKU_TESTS_CONTRACT_H
#define SUDOKU_TESTS_CONTRACT_H

#include "support.h"

/* One call of the library, seen as a function of what all such calls take.  It must
 * itself check that its outputs are as they were when the status is negative. */
typedef sudoku_status (*puzzle_call)(const char *puzzle, size_t length,
                                     const sudoku_options *options, sudoku_error *error);

/* NULL, wrong lengths, every byte value, digits in wrong slots: the status, the whole
 * error struct, and no byte read behind the puzzle. */
void assert_call_rejects_bad_puzzles(puzzle_call call);

/* Error reporting is optional, and an error is left alone on success. */
void assert_call_leaves_the_error_alone_on_success(puzzle_call call);

/* struct_size, order, kernel and stats of the options. */
void assert_call_rejects_bad_options(puzzle_call call);
void assert_call_accepts_larger_options(puzzle_call call);

/* Both apply to calls that search while they run. */
void assert_call_counts_its_work(puzzle_call call);
void assert_call_names_every_kernel(puzzle_call call);


/* Fills `sizes` with sizes smaller than `size`: 0, 1, 4 and size - 1. */
void sizes_below(uint32_t size, uint32_t sizes[4]);

#endif /* SUDOKU_TESTS_CONTRACT_H */
