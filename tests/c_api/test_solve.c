/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT
 *
 * sudoku_solve_to() and sudoku_count(). */
#include "contract.h"
#include "stopping.h"

static sudoku_status call_solve_to(const char *puzzle, size_t length,
                                   const sudoku_options *options, sudoku_error *error) {
  guarded solution = guarded_new(NULL, 81);
  const sudoku_status status = sudoku_solve_to(puzzle, length, options, solution.bytes, error);
  if (status == SUDOKU_OK) assert_true(is_solution_of(solution.bytes, puzzle, length));
  else guarded_assert_untouched(&solution);
  guarded_free(&solution);
  return status;
}

static sudoku_status call_count_to(uint64_t limit, const char *puzzle, size_t length,
                                   const sudoku_options *options, sudoku_error *error) {
  uint64_t count = UINT64_C(0xA5A5A5A5A5A5A5A5);
  const sudoku_status status = sudoku_count(puzzle, length, limit, options, &count, error);
  if (status < 0) assert_true(count == UINT64_C(0xA5A5A5A5A5A5A5A5));
  else assert_true(count < 1000000000);
  return status;
}

static sudoku_status call_count_2(const char *puzzle, size_t length,
                                  const sudoku_options *options, sudoku_error *error) {
  return call_count_to(2, puzzle, length, options, error);
}

static sudoku_status call_count_all(const char *puzzle, size_t length,
                                    const sudoku_options *options, sudoku_error *error) {
  return call_count_to(0, puzzle, length, options, error);
}

static const puzzle_call calls[] = {call_solve_to, call_count_2};

#define FOR_EACH_CALL(check)                                        \
  do {                                                              \
    for (size_t i = 0; i < ARRAY_LENGTH(calls); ++i) check(calls[i]); \
  } while (0)

static void test_solve_and_count_reject_bad_puzzles(void **state) {
  (void)state;
  FOR_EACH_CALL(assert_call_rejects_bad_puzzles);
}

static void test_solve_and_count_leave_the_error_alone_on_success(void **state) {
  (void)state;
  FOR_EACH_CALL(assert_call_leaves_the_error_alone_on_success);
}

static void test_solve_and_count_reject_bad_options(void **state) {
  (void)state;
  FOR_EACH_CALL(assert_call_rejects_bad_options);
}

static void test_solve_and_count_accept_larger_options(void **state) {
  (void)state;
  FOR_EACH_CALL(assert_call_accepts_larger_options);
}

static void test_solve_and_count_add_up_their_work(void **state) {
  (void)state;
  FOR_EACH_CALL(assert_call_counts_its_work);
}

static void test_solve_and_count_work_the_same_with_every_kernel(void **state) {
  (void)state;
  FOR_EACH_CALL(assert_call_names_every_kernel);
}

static void test_solve_and_count_stop_at_the_node_limit(void **state) {
  (void)state;
  FOR_EACH_CALL(assert_call_stops_at_the_node_limit);
}

static void test_solve_and_count_stop_when_cancelled_before(void **state) {
  (void)state;
  FOR_EACH_CALL(assert_call_stops_if_cancelled_before);
}

static void test_count_stops_in_time(void **state) {
  (void)state;
  assert_endless_call_stops_in_time(call_count_all);
}

static void test_count_stops_when_cancelled_by_another_thread(void **state) {
  (void)state;
  assert_endless_call_is_cancelled_from_a_thread(call_count_all);
}

static void test_count_stops_when_cancelled_by_a_signal_handler(void **state) {
  (void)state;
  assert_endless_call_is_cancelled_from_a_signal(call_count_all);
}

static void test_count_stops_when_the_progress_callback_says_so(void **state) {
  (void)state;
  assert_endless_call_is_stopped_by_progress(call_count_all);
}

/* ---- sudoku_solve_to -------------------------------------------------------- */

static void test_solve_to_refuses_a_null_solution(void **state) {
  (void)state;
  const sudoku_error expected = error_at(SUDOKU_E_NULL, -1, -1, -1);
  sudoku_error error = untouched_error();
  assert_int_equal(sudoku_solve_to(LEETCODE_37, 81, NULL, NULL, &error), SUDOKU_E_NULL);
  assert_error_equal(&error, &expected);
}

static void test_solve_to_writes_the_solution(void **state) {
  (void)state;
  char solution[81], marks[729];
  pencilmarks_of_grid(LEETCODE_37, marks);
  assert_int_equal(sudoku_solve_to(LEETCODE_37, 81, NULL, solution, NULL), SUDOKU_OK);
  assert_memory_equal(solution, LEETCODE_37_SOLUTION, 81);
  memset(solution, 0, 81);
  assert_int_equal(sudoku_solve_to(marks, 729, NULL, solution, NULL), SUDOKU_OK);
  assert_memory_equal(solution, LEETCODE_37_SOLUTION, 81);
}

static void test_solve_to_may_overwrite_its_puzzle(void **state) {
  (void)state;
  char memory[729];
  memcpy(memory, LEETCODE_37, 81);
  assert_int_equal(sudoku_solve_to(memory, 81, NULL, memory, NULL), SUDOKU_OK);
  assert_memory_equal(memory, LEETCODE_37_SOLUTION, 81);
  pencilmarks_of_grid(LEETCODE_37, memory);
  assert_int_equal(sudoku_solve_to(memory, 729, NULL, memory, NULL), SUDOKU_OK);
  assert_memory_equal(memory, LEETCODE_37_SOLUTION, 81);
}

static void test_solve_to_says_no_solution(void **state) {
  (void)state;
  static const char *const grids[] = {CONFLICT_GRID, NO_SOLUTION_GRID, WRONG_FULL_GRID};
  char marks[729];
  for (size_t i = 0; i < ARRAY_LENGTH(grids); ++i) {
    sudoku_error error = untouched_error();
    pencilmarks_of_grid(grids[i], marks);
    assert_int_equal(call_solve_to(grids[i], 81, NULL, &error), SUDOKU_NO_SOLUTION);
    assert_int_equal(call_solve_to(marks, 729, NULL, &error), SUDOKU_NO_SOLUTION);
    assert_error_untouched(&error);
  }
}

static void test_solve_to_agrees_with_solve_in_fast_order(void **state) {
  (void)state;
  static const char *const grids[] = {EMPTY_GRID, TWO_SOLUTIONS_GRID, MANY_SOLUTIONS_GRID};
  for (size_t i = 0; i < ARRAY_LENGTH(grids); ++i) {
    char grid[81], solution[81], marks[729];
    memcpy(grid, grids[i], 81);
    pencilmarks_of_grid(grids[i], marks);
    assert_int_equal(sudoku_solve(grid), SUDOKU_OK);
    assert_int_equal(sudoku_solve_to(grids[i], 81, NULL, solution, NULL), SUDOKU_OK);
    assert_memory_equal(solution, grid, 81);
    assert_int_equal(sudoku_solve_to(marks, 729, NULL, solution, NULL), SUDOKU_OK);
    assert_memory_equal(solution, grid, 81);
  }
}

static void test_solve_to_gives_the_smallest_solution_in_lexicographic_order(void **state) {
  (void)state;
  static const char *const grids[] = {EMPTY_GRID, TWO_SOLUTIONS_GRID, MANY_SOLUTIONS_GRID,
                                      LEETCODE_37};
  const sudoku_options options = options_with_order(SUDOKU_ORDER_LEXICOGRAPHIC);
  for (size_t i = 0; i < ARRAY_LENGTH(grids); ++i) {
    char expected[81], solution[81], marks[729];
    pencilmarks_of_grid(grids[i], marks);
    assert_int_equal(plain_search(grids[i], 81, 1, expected), 1);
    assert_int_equal(sudoku_solve_to(grids[i], 81, &options, solution, NULL), SUDOKU_OK);
    assert_memory_equal(solution, expected, 81);
    assert_int_equal(sudoku_solve_to(marks, 729, &options, solution, NULL), SUDOKU_OK);
    assert_memory_equal(solution, expected, 81);
  }
}

static void test_solve_to_is_quick_in_lexicographic_order(void **state) {
  (void)state;
  /* Plain depth-first search needs the whole tree before this one. */
  const sudoku_options options = options_with_order(SUDOKU_ORDER_LEXICOGRAPHIC);
  char solution[81];
  const uint64_t start = milliseconds_now();
  assert_int_equal(sudoku_solve_to(HARD_GRID, 81, &options, solution, NULL), SUDOKU_OK);
  assert_memory_equal(solution, HARD_GRID_SOLUTION, 81);
  assert_true(milliseconds_now() - start < 5000);
}

/* ---- sudoku_count ----------------------------------------------------------- */

static void expect_count(const char *puzzle, size_t length, uint64_t limit,
                         sudoku_status status, uint64_t count) {
  uint64_t found = UINT64_MAX;
  sudoku_error error = untouched_error();
  assert_int_equal(sudoku_count(puzzle, length, limit, NULL, &found, &error), status);
  assert_int_equal(found, count);
  assert_error_untouched(&error);
}

static void test_count_refuses_a_null_count(void **state) {
  (void)state;
  const sudoku_error expected = error_at(SUDOKU_E_NULL, -1, -1, -1);
  sudoku_error error = untouched_error();
  assert_int_equal(sudoku_count(LEETCODE_37, 81, 2, NULL, NULL, &error), SUDOKU_E_NULL);
  assert_error_equal(&error, &expected);
}

static void test_count_is_exact_below_the_limit(void **state) {
  (void)state;
  expect_count(LEETCODE_37, 81, 2, SUDOKU_OK, 1);
  expect_count(LEETCODE_37, 81, 0, SUDOKU_OK, 1);
  expect_count(TWO_SOLUTIONS_GRID, 81, 3, SUDOKU_OK, 2);
  expect_count(MANY_SOLUTIONS_GRID, 81, 0, SUDOKU_OK, MANY_SOLUTIONS_COUNT);
  expect_count(MANY_SOLUTIONS_GRID, 81, UINT64_MAX, SUDOKU_OK, MANY_SOLUTIONS_COUNT);
  expect_count(MANY_SOLUTIONS_GRID, 81, MANY_SOLUTIONS_COUNT + 1, SUDOKU_OK,
               MANY_SOLUTIONS_COUNT);
}

static void test_count_stops_at_the_limit(void **state) {
  (void)state;
  expect_count(LEETCODE_37, 81, 1, SUDOKU_SOLUTION_LIMIT, 1);
  expect_count(TWO_SOLUTIONS_GRID, 81, 2, SUDOKU_SOLUTION_LIMIT, 2);
  expect_count(EMPTY_GRID, 81, 2, SUDOKU_SOLUTION_LIMIT, 2);
  expect_count(EMPTY_GRID, 81, 3000, SUDOKU_SOLUTION_LIMIT, 3000);
  for (uint64_t limit = 1; limit <= MANY_SOLUTIONS_COUNT; ++limit) {
    expect_count(MANY_SOLUTIONS_GRID, 81, limit, SUDOKU_SOLUTION_LIMIT, limit);
  }
}

static void test_count_of_no_solution_is_0(void **state) {
  (void)state;
  static const char *const grids[] = {CONFLICT_GRID, NO_SOLUTION_GRID, WRONG_FULL_GRID};
  for (size_t i = 0; i < ARRAY_LENGTH(grids); ++i) {
    expect_count(grids[i], 81, 0, SUDOKU_OK, 0);
    expect_count(grids[i], 81, 1, SUDOKU_OK, 0);
    expect_count(grids[i], 81, 2, SUDOKU_OK, 0);
  }
}

static void test_count_is_the_same_for_pencilmarks(void **state) {
  (void)state;
  char marks[729];
  pencilmarks_of_grid(MANY_SOLUTIONS_GRID, marks);
  expect_count(marks, 729, 0, SUDOKU_OK, MANY_SOLUTIONS_COUNT);
  expect_count(marks, 729, 5, SUDOKU_SOLUTION_LIMIT, 5);
  memset(marks, '.', 729);
  expect_count(marks, 729, 0, SUDOKU_OK, 0);
}

static void test_count_is_the_same_in_both_orders(void **state) {
  (void)state;
  const sudoku_options options = options_with_order(SUDOKU_ORDER_LEXICOGRAPHIC);
  uint64_t count = 0;
  assert_int_equal(sudoku_count(MANY_SOLUTIONS_GRID, 81, 0, &options, &count, NULL), SUDOKU_OK);
  assert_int_equal(count, MANY_SOLUTIONS_COUNT);
}

static void test_count_keeps_what_it_found_when_a_limit_strikes(void **state) {
  (void)state;
  uint64_t previous = 0;
  for (uint64_t nodes = 1; nodes < 200; ++nodes) {
    const sudoku_options options = options_with_nodes(nodes);
    uint64_t count = UINT64_MAX;
    const sudoku_status status =
        sudoku_count(MANY_SOLUTIONS_GRID, 81, 0, &options, &count, NULL);
    assert_true(status == SUDOKU_OK || status == SUDOKU_NODE_LIMIT);
    assert_in_range(count, previous, MANY_SOLUTIONS_COUNT);
    if (status == SUDOKU_OK) assert_int_equal(count, MANY_SOLUTIONS_COUNT);
    previous = count;
  }
  assert_int_equal(previous, MANY_SOLUTIONS_COUNT);
}

static void test_count_sets_the_count_when_cancelled(void **state) {
  (void)state;
  sudoku_cancel_token *token = new_cancelled_token();
  const sudoku_options options = options_with_cancel(token);
  uint64_t count = UINT64_MAX;
  assert_int_equal(sudoku_count(EMPTY_GRID, 81, 0, &options, &count, NULL), SUDOKU_CANCELLED);
  assert_true(count < 1000000);
  sudoku_cancel_token_free(token);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_solve_and_count_reject_bad_puzzles),
    cmocka_unit_test(test_solve_and_count_leave_the_error_alone_on_success),
    cmocka_unit_test(test_solve_and_count_reject_bad_options),
    cmocka_unit_test(test_solve_and_count_accept_larger_options),
    cmocka_unit_test(test_solve_and_count_add_up_their_work),
    cmocka_unit_test(test_solve_and_count_work_the_same_with_every_kernel),
    cmocka_unit_test(test_solve_and_count_stop_at_the_node_limit),
    cmocka_unit_test(test_solve_and_count_stop_when_cancelled_before),
    cmocka_unit_test(test_count_stops_in_time),
    cmocka_unit_test(test_count_stops_when_cancelled_by_another_thread),
    cmocka_unit_test(test_count_stops_when_cancelled_by_a_signal_handler),
    cmocka_unit_test(test_count_stops_when_the_progress_callback_says_so),
    cmocka_unit_test(test_solve_to_refuses_a_null_solution),
    cmocka_unit_test(test_solve_to_writes_the_solution),
    cmocka_unit_test(test_solve_to_may_overwrite_its_puzzle),
    cmocka_unit_test(test_solve_to_says_no_solution),
    cmocka_unit_test(test_solve_to_agrees_with_solve_in_fast_order),
    cmocka_unit_test(test_solve_to_gives_the_smallest_solution_in_lexicographic_order),
    cmocka_unit_test(test_solve_to_is_quick_in_lexicographic_order),
    cmocka_unit_test(test_count_refuses_a_null_count),
    cmocka_unit_test(test_count_is_exact_below_the_limit),
    cmocka_unit_test(test_count_stops_at_the_limit),
    cmocka_unit_test(test_count_of_no_solution_is_0),
    cmocka_unit_test(test_count_is_the_same_for_pencilmarks),
    cmocka_unit_test(test_count_is_the_same_in_both_orders),
    cmocka_unit_test(test_count_keeps_what_it_found_when_a_limit_strikes),
    cmocka_unit_test(test_count_sets_the_count_when_cancelled),
  };
  return RUN_TESTS(tests);
}
