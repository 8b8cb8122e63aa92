/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT
 *
 * Run with SUDOKU_FORCE_KERNEL naming a kernel that does not exist: whatever
 * searches refuses, unless the call names a kernel that does. */
#include "support.h"

static void assert_refused(sudoku_status status, const sudoku_error *error) {
  const sudoku_error expected = error_at(SUDOKU_E_KERNEL, -1, -1, -1);
  assert_int_equal(status, SUDOKU_E_KERNEL);
  assert_error_equal(error, &expected);
}

static void test_active_kernel_is_null(void **state) {
  (void)state;
  assert_non_null(getenv("SUDOKU_FORCE_KERNEL"));
  assert_null(sudoku_active_kernel());
}

static void test_kernel_list_does_not_change(void **state) {
  (void)state;
  assert_non_null(sudoku_kernel_name(0));
  assert_int_equal(sudoku_kernel_is_supported("scalar"), 1);
}

static void test_simple_calls_refuse_and_leave_the_grid_alone(void **state) {
  (void)state;
  char pencilmarks[729], before[729];
  pencilmarks_of_grid(LEETCODE_37, before);
  memcpy(pencilmarks, before, 729);
  guarded grid = guarded_new(LEETCODE_37, 81);
  assert_int_equal(sudoku_solve(grid.bytes), SUDOKU_E_KERNEL);
  guarded_assert_equal(&grid, LEETCODE_37);
  assert_int_equal(sudoku_solve_pencilmarks(pencilmarks), SUDOKU_E_KERNEL);
  assert_memory_equal(pencilmarks, before, 729);
  guarded_free(&grid);
}

static void test_solve_to_refuses(void **state) {
  (void)state;
  sudoku_error error = untouched_error();
  guarded solution = guarded_new(NULL, 81);
  assert_refused(sudoku_solve_to(LEETCODE_37, 81, NULL, solution.bytes, &error), &error);
  guarded_assert_untouched(&solution);
  guarded_free(&solution);
}

static void test_count_refuses(void **state) {
  (void)state;
  sudoku_error error = untouched_error();
  uint64_t count = 77;
  assert_refused(sudoku_count(LEETCODE_37, 81, 2, NULL, &count, &error), &error);
  assert_int_equal(count, 77);
}

static void test_check_refuses(void **state) {
  (void)state;
  sudoku_error error = untouched_error();
  sudoku_verdict verdict = SUDOKU_VERDICT_INIT;
  const sudoku_verdict before = verdict;
  assert_refused(sudoku_check(LEETCODE_37, 81, NULL, NULL, &verdict, &error), &error);
  assert_memory_equal(&verdict, &before, sizeof verdict);
}

static void test_enumerator_new_refuses(void **state) {
  (void)state;
  sudoku_error error = untouched_error();
  sudoku_enumerator *enumerator = NULL;
  assert_refused(sudoku_enumerator_new(LEETCODE_37, 81, 0, NULL, &enumerator, &error), &error);
  assert_null(enumerator);
}

static void test_batch_refuses(void **state) {
  (void)state;
  sudoku_batch batch = SUDOKU_BATCH_INIT;
  char solution[81] = {0};
  size_t done = 77;
  batch.puzzles = LEETCODE_37;
  batch.count = 1;
  batch.solutions = solution;
  assert_int_equal(sudoku_solve_batch(&batch, NULL, &done), SUDOKU_E_KERNEL);
  assert_int_equal(done, 77);
  assert_int_equal(solution[0], 0);
}

static void test_a_kernel_named_by_the_call_works(void **state) {
  (void)state;
  char solution[81];
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.kernel = "scalar";
  assert_int_equal(sudoku_solve_to(LEETCODE_37, 81, &options, solution, NULL), SUDOKU_OK);
  assert_memory_equal(solution, LEETCODE_37_SOLUTION, 81);
}

static void test_calls_that_do_not_search_work(void **state) {
  (void)state;
  uint16_t masks[81];
  assert_int_equal(sudoku_validate(CONFLICT_GRID, NULL), SUDOKU_CONFLICT);
  assert_int_equal(sudoku_pencilmarks_to_masks(LEETCODE_37, 81, masks, NULL), SUDOKU_OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_active_kernel_is_null),
    cmocka_unit_test(test_kernel_list_does_not_change),
    cmocka_unit_test(test_simple_calls_refuse_and_leave_the_grid_alone),
    cmocka_unit_test(test_solve_to_refuses),
    cmocka_unit_test(test_count_refuses),
    cmocka_unit_test(test_check_refuses),
    cmocka_unit_test(test_enumerator_new_refuses),
    cmocka_unit_test(test_batch_refuses),
    cmocka_unit_test(test_a_kernel_named_by_the_call_works),
    cmocka_unit_test(test_calls_that_do_not_search_work),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
