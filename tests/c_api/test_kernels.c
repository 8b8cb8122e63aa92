/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "support.h"

static void test_kernel_list_ends_with_null_and_holds_scalar(void **state) {
  (void)state;
  size_t count = 0, scalars = 0;
  while (sudoku_kernel_name(count) && count < 100) {
    scalars += strcmp(sudoku_kernel_name(count), "scalar") == 0;
    ++count;
  }
  assert_in_range(count, 1, 99);
  assert_int_equal(scalars, 1);
  assert_null(sudoku_kernel_name(count));
  assert_null(sudoku_kernel_name(count + 1));
  assert_null(sudoku_kernel_name(SIZE_MAX));
}

static void test_kernel_names_are_distinct(void **state) {
  (void)state;
  for (size_t i = 0; sudoku_kernel_name(i); ++i) {
    for (size_t j = 0; j < i; ++j) {
      assert_string_not_equal(sudoku_kernel_name(i), sudoku_kernel_name(j));
    }
  }
}

static void test_kernel_scalar_is_supported_everywhere(void **state) {
  (void)state;
  assert_int_equal(sudoku_kernel_is_supported("scalar"), 1);
}

static void test_kernel_support_is_0_or_1_and_0_for_unknown_names(void **state) {
  (void)state;
  static const char *const unknown[] = {"", "no such kernel", "SCALAR", "scala", "scalar2"};
  for (size_t i = 0; sudoku_kernel_name(i); ++i) {
    assert_in_range(sudoku_kernel_is_supported(sudoku_kernel_name(i)), 0, 1);
  }
  for (size_t i = 0; i < ARRAY_LENGTH(unknown); ++i) {
    assert_int_equal(sudoku_kernel_is_supported(unknown[i]), 0);
  }
  assert_int_equal(sudoku_kernel_is_supported(NULL), 0);
}

static const char *best_supported(void) {
  size_t i = 0;
  while (sudoku_kernel_name(i) && !sudoku_kernel_is_supported(sudoku_kernel_name(i))) ++i;
  return sudoku_kernel_name(i);
}

static void test_active_kernel_is_the_forced_or_the_best_one(void **state) {
  (void)state;
  const char *forced = getenv("SUDOKU_FORCE_KERNEL");
  assert_non_null(sudoku_active_kernel());
  assert_string_equal(sudoku_active_kernel(), forced && *forced ? forced : best_supported());
}

static void test_forced_kernel_is_read_once(void **state) {
  (void)state;
  const char *before = sudoku_active_kernel();
  setenv("SUDOKU_FORCE_KERNEL", "no such kernel", 1);
  assert_ptr_equal(sudoku_active_kernel(), before);
  char grid[81];
  memcpy(grid, LEETCODE_37, 81);
  assert_int_equal(sudoku_solve(grid), SUDOKU_OK);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_kernel_list_ends_with_null_and_holds_scalar),
    cmocka_unit_test(test_kernel_names_are_distinct),
    cmocka_unit_test(test_kernel_scalar_is_supported_everywhere),
    cmocka_unit_test(test_kernel_support_is_0_or_1_and_0_for_unknown_names),
    cmocka_unit_test(test_active_kernel_is_the_forced_or_the_best_one),
    cmocka_unit_test(test_forced_kernel_is_read_once),
  };
  return RUN_TESTS(tests);
}
