/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT
 *
 * The ways to stop a call that is at work, tested once for all calls. */
#ifndef SUDOKU_TESTS_STOPPING_H
#define SUDOKU_TESTS_STOPPING_H

#include "contract.h"

/* With a limit of 1 node, and with exactly the nodes the call needs. */
void assert_call_stops_at_the_node_limit(puzzle_call call);

void assert_call_stops_if_cancelled_before(puzzle_call call);

/* For calls that would not end in a lifetime on the empty grid. */
void assert_endless_call_stops_in_time(puzzle_call call);
void assert_endless_call_is_cancelled_from_a_thread(puzzle_call call);
void assert_endless_call_is_cancelled_from_a_signal(puzzle_call call);
void assert_endless_call_is_stopped_by_progress(puzzle_call call);

#endif /* SUDOKU_TESTS_STOPPING_H */
