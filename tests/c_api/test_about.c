/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "support.h"

static void test_version_is_that_of_the_header(void **state) {
  (void)state;
  assert_non_null(sudoku_version());
  assert_string_equal(sudoku_version(), SUDOKU_VERSION_STRING);
  assert_ptr_equal(sudoku_version(), sudoku_version());
}

static void test_version_number_is_that_of_the_header(void **state) {
  (void)state;
  assert_int_equal(sudoku_version_number(), SUDOKU_VERSION_NUMBER);
}

static void test_version_number_and_text_agree(void **state) {
  (void)state;
  char text[32];
  const uint32_t number = sudoku_version_number();
  snprintf(text, sizeof text, "%u.%u.%u", number / 1000000, number / 1000 % 1000, number % 1000);
  assert_string_equal(text, sudoku_version());
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_version_is_that_of_the_header),
    cmocka_unit_test(test_version_number_is_that_of_the_header),
    cmocka_unit_test(test_version_number_and_text_agree),
  };
  return RUN_TESTS(tests);
}
