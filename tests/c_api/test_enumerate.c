/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "contract.h"
#include "stopping.h"

static const uint32_t orders[] = {SUDOKU_ORDER_FAST, SUDOKU_ORDER_LEXICOGRAPHIC};

static sudoku_enumerator *new_enumerator(const char *puzzle, size_t length, uint64_t limit,
                                         const sudoku_options *options) {
  sudoku_enumerator *enumerator = NULL;
  assert_int_equal(sudoku_enumerator_new(puzzle, length, limit, options, &enumerator, NULL),
                   SUDOKU_OK);
  assert_non_null(enumerator);
  return enumerator;
}

/* Makes an iterator and takes one solution from it, if it can be made. */
static sudoku_status call_enumerator(const char *puzzle, size_t length,
                                     const sudoku_options *options, sudoku_error *error) {
  sudoku_enumerator *enumerator = NULL;
  sudoku_status status = sudoku_enumerator_new(puzzle, length, 0, options, &enumerator, error);
  if (status < 0) {
    assert_null(enumerator);
    return status;
  }
  guarded solution = guarded_new(NULL, 81);
  status = sudoku_enumerator_next(enumerator, solution.bytes);
  if (status == SUDOKU_OK) assert_true(is_solution_of(solution.bytes, puzzle, length));
  else guarded_assert_untouched(&solution);
  guarded_free(&solution);
  sudoku_enumerator_free(enumerator);
  return status;
}

static void test_enumerator_new_rejects_bad_puzzles(void **state) {
  (void)state;
  assert_call_rejects_bad_puzzles(call_enumerator);
}

static void test_enumerator_new_leaves_the_error_alone_on_success(void **state) {
  (void)state;
  assert_call_leaves_the_error_alone_on_success(call_enumerator);
}

static void test_enumerator_new_rejects_bad_options(void **state) {
  (void)state;
  assert_call_rejects_bad_options(call_enumerator);
}

static void test_enumerator_accepts_larger_options(void **state) {
  (void)state;
  assert_call_accepts_larger_options(call_enumerator);
}

static void test_enumerator_adds_up_its_work(void **state) {
  (void)state;
  assert_call_counts_its_work(call_enumerator);
}

static void test_enumerator_works_the_same_with_every_kernel(void **state) {
  (void)state;
  assert_call_names_every_kernel(call_enumerator);
}

static void test_enumerator_stops_at_the_node_limit(void **state) {
  (void)state;
  assert_call_stops_at_the_node_limit(call_enumerator);
}

static void test_enumerator_stops_when_cancelled_before(void **state) {
  (void)state;
  assert_call_stops_if_cancelled_before(call_enumerator);
}

/* ---- NULL ------------------------------------------------------------------- */

static void test_enumerator_calls_refuse_null(void **state) {
  (void)state;
  const sudoku_error expected = error_at(SUDOKU_E_NULL, -1, -1, -1);
  sudoku_error error = untouched_error();
  char solution[81];
  assert_int_equal(sudoku_enumerator_new(LEETCODE_37, 81, 0, NULL, NULL, &error),
                   SUDOKU_E_NULL);
  assert_error_equal(&error, &expected);
  assert_int_equal(sudoku_enumerator_next(NULL, solution), SUDOKU_E_NULL);
  sudoku_enumerator *enumerator = new_enumerator(LEETCODE_37, 81, 0, NULL);
  assert_int_equal(sudoku_enumerator_next(enumerator, NULL), SUDOKU_E_NULL);
  assert_int_equal(sudoku_enumerator_next(enumerator, solution), SUDOKU_OK);
  assert_memory_equal(solution, LEETCODE_37_SOLUTION, 81);
  sudoku_enumerator_free(enumerator);
}

static void test_enumerator_free_of_null_does_nothing(void **state) {
  (void)state;
  sudoku_enumerator_free(NULL);
}

/* ---- What is handed out ----------------------------------------------------- */

/* Expects `status` three times, with nothing written: an end is an end. */
static void expect_no_more(sudoku_enumerator *enumerator, sudoku_status status) {
  guarded solution = guarded_new(NULL, 81);
  for (int i = 0; i < 3; ++i) {
    assert_int_equal(sudoku_enumerator_next(enumerator, solution.bytes), status);
    guarded_assert_untouched(&solution);
  }
  guarded_free(&solution);
}

/* Takes up to `room` solutions; the number taken. */
static size_t take(sudoku_enumerator *enumerator, char *solutions, size_t room) {
  size_t taken = 0;
  while (taken < room && sudoku_enumerator_next(enumerator, solutions + 81 * taken) == SUDOKU_OK)
    ++taken;
  return taken;
}

static int compare_solutions(const void *a, const void *b) { return memcmp(a, b, 81); }

static void expect_all_solutions(const char *puzzle, size_t length, size_t count) {
  char *expected = malloc(81 * (count + 1)), *found = malloc(81 * (count + 1));
  assert_int_equal(plain_search(puzzle, length, count + 1, expected), count);
  for (size_t i = 0; i < ARRAY_LENGTH(orders); ++i) {
    const sudoku_options options = options_with_order(orders[i]);
    sudoku_enumerator *enumerator = new_enumerator(puzzle, length, 0, &options);
    assert_int_equal(take(enumerator, found, count), count);
    expect_no_more(enumerator, SUDOKU_END);
    sudoku_enumerator_free(enumerator);
    if (orders[i] == SUDOKU_ORDER_FAST) qsort(found, count, 81, compare_solutions);
    assert_memory_equal(found, expected, 81 * count);
  }
  free(expected);
  free(found);
}

static void test_enumerator_hands_out_every_solution_once(void **state) {
  (void)state;
  char marks[729];
  pencilmarks_of_grid(MANY_SOLUTIONS_GRID, marks);
  expect_all_solutions(MANY_SOLUTIONS_GRID, 81, MANY_SOLUTIONS_COUNT);
  expect_all_solutions(marks, 729, MANY_SOLUTIONS_COUNT);
  expect_all_solutions(TWO_SOLUTIONS_GRID, 81, 2);
  expect_all_solutions(LEETCODE_37, 81, 1);
  expect_all_solutions(LEETCODE_37_SOLUTION, 81, 1);
}

static void test_enumerator_of_no_solution_ends_at_once(void **state) {
  (void)state;
  static const char *const grids[] = {CONFLICT_GRID, NO_SOLUTION_GRID, WRONG_FULL_GRID};
  for (size_t i = 0; i < ARRAY_LENGTH(grids); ++i) {
    for (size_t j = 0; j < ARRAY_LENGTH(orders); ++j) {
      const sudoku_options options = options_with_order(orders[j]);
      sudoku_enumerator *enumerator = new_enumerator(grids[i], 81, 0, &options);
      expect_no_more(enumerator, SUDOKU_END);
      sudoku_enumerator_free(enumerator);
    }
  }
}

static void test_enumerator_begins_with_the_solution_of_solve_to(void **state) {
  (void)state;
  static const char *const grids[] = {EMPTY_GRID, TWO_SOLUTIONS_GRID, MANY_SOLUTIONS_GRID};
  for (size_t i = 0; i < ARRAY_LENGTH(grids); ++i) {
    for (size_t j = 0; j < ARRAY_LENGTH(orders); ++j) {
      const sudoku_options options = options_with_order(orders[j]);
      char first[81], solution[81];
      sudoku_enumerator *enumerator = new_enumerator(grids[i], 81, 0, &options);
      assert_int_equal(take(enumerator, first, 1), 1);
      sudoku_enumerator_free(enumerator);
      assert_int_equal(sudoku_solve_to(grids[i], 81, &options, solution, NULL), SUDOKU_OK);
      assert_memory_equal(first, solution, 81);
    }
  }
}

static void test_enumerator_ascends_strictly_in_lexicographic_order(void **state) {
  (void)state;
  enum { kCount = 2000 };
  char *found = malloc(81 * kCount), *expected = malloc(81 * kCount);
  const sudoku_options options = options_with_order(SUDOKU_ORDER_LEXICOGRAPHIC);
  sudoku_enumerator *enumerator = new_enumerator(EMPTY_GRID, 81, 0, &options);
  assert_int_equal(take(enumerator, found, kCount), kCount);
  sudoku_enumerator_free(enumerator);
  for (size_t i = 1; i < kCount; ++i) {
    assert_true(memcmp(found + 81 * (i - 1), found + 81 * i, 81) < 0);
  }
  assert_int_equal(plain_search(EMPTY_GRID, 81, kCount, expected), kCount);
  assert_memory_equal(found, expected, 81 * kCount);
  free(found);
  free(expected);
}

static void test_enumerator_copies_the_puzzle_and_the_options(void **state) {
  (void)state;
  char puzzle[81], found[81 * MANY_SOLUTIONS_COUNT], expected[81 * MANY_SOLUTIONS_COUNT];
  sudoku_options options = options_with_order(SUDOKU_ORDER_LEXICOGRAPHIC);
  memcpy(puzzle, MANY_SOLUTIONS_GRID, 81);
  sudoku_enumerator *enumerator = new_enumerator(puzzle, 81, 0, &options);
  memset(puzzle, 'a', 81);
  memset(&options, 0xA5, sizeof options);
  assert_int_equal(take(enumerator, found, MANY_SOLUTIONS_COUNT), MANY_SOLUTIONS_COUNT);
  sudoku_enumerator_free(enumerator);
  plain_search(MANY_SOLUTIONS_GRID, 81, MANY_SOLUTIONS_COUNT, expected);
  assert_memory_equal(found, expected, sizeof found);
}

/* ---- Limits ----------------------------------------------------------------- */

static void expect_limit(uint64_t limit, size_t solutions, sudoku_status end) {
  char found[81 * MANY_SOLUTIONS_COUNT];
  sudoku_enumerator *enumerator = new_enumerator(MANY_SOLUTIONS_GRID, 81, limit, NULL);
  assert_int_equal(take(enumerator, found, solutions), solutions);
  expect_no_more(enumerator, end);
  sudoku_enumerator_free(enumerator);
}

static void test_enumerator_stops_at_the_solution_limit_for_good(void **state) {
  (void)state;
  expect_limit(1, 1, SUDOKU_SOLUTION_LIMIT);
  expect_limit(7, 7, SUDOKU_SOLUTION_LIMIT);
  expect_limit(MANY_SOLUTIONS_COUNT, MANY_SOLUTIONS_COUNT, SUDOKU_SOLUTION_LIMIT);
  expect_limit(MANY_SOLUTIONS_COUNT + 1, MANY_SOLUTIONS_COUNT, SUDOKU_END);
  expect_limit(UINT64_MAX, MANY_SOLUTIONS_COUNT, SUDOKU_END);
}

/* The same solutions in the same order, however little is allowed at a time. */
static void expect_resumes(uint32_t order, uint64_t max_nodes) {
  char expected[81 * MANY_SOLUTIONS_COUNT];
  sudoku_stats whole = SUDOKU_STATS_INIT, pieces = SUDOKU_STATS_INIT;
  sudoku_options options = options_with_order(order);
  options.stats = &whole;
  sudoku_enumerator *enumerator = new_enumerator(MANY_SOLUTIONS_GRID, 81, 0, &options);
  assert_int_equal(take(enumerator, expected, MANY_SOLUTIONS_COUNT), MANY_SOLUTIONS_COUNT);
  expect_no_more(enumerator, SUDOKU_END);
  sudoku_enumerator_free(enumerator);

  options.max_nodes = max_nodes;
  options.stats = &pieces;
  enumerator = new_enumerator(MANY_SOLUTIONS_GRID, 81, 0, &options);
  size_t found = 0, stops = 0;
  sudoku_status status = SUDOKU_OK;
  while (status != SUDOKU_END) {
    guarded solution = guarded_new(NULL, 81);
    const uint64_t before = pieces.nodes;
    status = sudoku_enumerator_next(enumerator, solution.bytes);
    assert_true(pieces.nodes - before <= max_nodes);
    if (status == SUDOKU_OK) {
      guarded_assert_equal(&solution, expected + 81 * found++);
    } else {
      assert_true(status == SUDOKU_NODE_LIMIT || status == SUDOKU_END);
      stops += status == SUDOKU_NODE_LIMIT;
      guarded_assert_untouched(&solution);
    }
    guarded_free(&solution);
  }
  assert_int_equal(found, MANY_SOLUTIONS_COUNT);
  assert_true(stops > 0);
  assert_int_equal(pieces.nodes, whole.nodes);
  sudoku_enumerator_free(enumerator);
}

static void test_enumerator_goes_on_after_the_node_limit(void **state) {
  (void)state;
  for (size_t i = 0; i < ARRAY_LENGTH(orders); ++i) {
    expect_resumes(orders[i], 1);
    expect_resumes(orders[i], 2);
    expect_resumes(orders[i], 3);
  }
}

static void test_enumerator_goes_on_after_being_cancelled(void **state) {
  (void)state;
  char expected[81 * MANY_SOLUTIONS_COUNT], solution[81];
  plain_search(MANY_SOLUTIONS_GRID, 81, MANY_SOLUTIONS_COUNT, expected);
  sudoku_cancel_token *token = new_token();
  sudoku_options options = options_with_cancel(token);
  options.order = SUDOKU_ORDER_LEXICOGRAPHIC;
  sudoku_enumerator *enumerator = new_enumerator(MANY_SOLUTIONS_GRID, 81, 0, &options);
  for (size_t i = 0; i < MANY_SOLUTIONS_COUNT; ++i) {
    sudoku_cancel_token_cancel(token);
    expect_no_more(enumerator, SUDOKU_CANCELLED);
    sudoku_cancel_token_reset(token);
    assert_int_equal(sudoku_enumerator_next(enumerator, solution), SUDOKU_OK);
    assert_memory_equal(solution, expected + 81 * i, 81);
  }
  expect_no_more(enumerator, SUDOKU_END);
  sudoku_enumerator_free(enumerator);
  sudoku_cancel_token_free(token);
}

static void test_enumerator_measures_time_for_each_call_anew(void **state) {
  (void)state;
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.max_milliseconds = 20000;
  char solution[81];
  sudoku_enumerator *enumerator = new_enumerator(EMPTY_GRID, 81, 0, &options);
  options.max_milliseconds = 40;
  sudoku_enumerator *brief = new_enumerator(EMPTY_GRID, 81, 0, &options);
  sleep_milliseconds(60);
  assert_int_equal(sudoku_enumerator_next(enumerator, solution), SUDOKU_OK);
  assert_int_equal(sudoku_enumerator_next(brief, solution), SUDOKU_OK);
  sudoku_enumerator_free(enumerator);
  sudoku_enumerator_free(brief);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_enumerator_new_rejects_bad_puzzles),
    cmocka_unit_test(test_enumerator_new_leaves_the_error_alone_on_success),
    cmocka_unit_test(test_enumerator_new_rejects_bad_options),
    cmocka_unit_test(test_enumerator_accepts_larger_options),
    cmocka_unit_test(test_enumerator_adds_up_its_work),
    cmocka_unit_test(test_enumerator_works_the_same_with_every_kernel),
    cmocka_unit_test(test_enumerator_stops_at_the_node_limit),
    cmocka_unit_test(test_enumerator_stops_when_cancelled_before),
    cmocka_unit_test(test_enumerator_calls_refuse_null),
    cmocka_unit_test(test_enumerator_free_of_null_does_nothing),
    cmocka_unit_test(test_enumerator_hands_out_every_solution_once),
    cmocka_unit_test(test_enumerator_of_no_solution_ends_at_once),
    cmocka_unit_test(test_enumerator_begins_with_the_solution_of_solve_to),
    cmocka_unit_test(test_enumerator_ascends_strictly_in_lexicographic_order),
    cmocka_unit_test(test_enumerator_copies_the_puzzle_and_the_options),
    cmocka_unit_test(test_enumerator_stops_at_the_solution_limit_for_good),
    cmocka_unit_test(test_enumerator_goes_on_after_the_node_limit),
    cmocka_unit_test(test_enumerator_goes_on_after_being_cancelled),
    cmocka_unit_test(test_enumerator_measures_time_for_each_call_anew),
  };
  return RUN_TESTS(tests);
}
