/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "support.h"

static void test_token_new_refuses_null(void **state) {
  (void)state;
  assert_int_equal(sudoku_cancel_token_new(NULL), SUDOKU_E_NULL);
}

static void test_token_is_fresh_cancelled_and_fresh_again(void **state) {
  (void)state;
  sudoku_cancel_token *token = new_token();
  assert_int_equal(sudoku_cancel_token_is_cancelled(token), 0);
  sudoku_cancel_token_reset(token);
  assert_int_equal(sudoku_cancel_token_is_cancelled(token), 0);
  sudoku_cancel_token_cancel(token);
  assert_int_equal(sudoku_cancel_token_is_cancelled(token), 1);
  sudoku_cancel_token_cancel(token);
  assert_int_equal(sudoku_cancel_token_is_cancelled(token), 1);
  sudoku_cancel_token_reset(token);
  assert_int_equal(sudoku_cancel_token_is_cancelled(token), 0);
  sudoku_cancel_token_free(token);
}

static void test_tokens_are_independent(void **state) {
  (void)state;
  sudoku_cancel_token *first = new_cancelled_token();
  sudoku_cancel_token *second = new_token();
  assert_int_equal(sudoku_cancel_token_is_cancelled(second), 0);
  sudoku_cancel_token_reset(first);
  sudoku_cancel_token_cancel(second);
  assert_int_equal(sudoku_cancel_token_is_cancelled(first), 0);
  sudoku_cancel_token_free(first);
  sudoku_cancel_token_free(second);
}

static void test_token_calls_do_nothing_with_null(void **state) {
  (void)state;
  sudoku_cancel_token_cancel(NULL);
  sudoku_cancel_token_reset(NULL);
  sudoku_cancel_token_free(NULL);
  assert_int_equal(sudoku_cancel_token_is_cancelled(NULL), 0);
}

static void test_initialisers_set_size_and_defaults(void **state) {
  (void)state;
  const sudoku_options options = SUDOKU_OPTIONS_INIT;
  const sudoku_stats stats = SUDOKU_STATS_INIT;
  assert_int_equal(options.struct_size, sizeof options);
  assert_int_equal(options.order, SUDOKU_ORDER_FAST);
  assert_int_equal(options.max_nodes, 0);
  assert_int_equal(options.max_milliseconds, 0);
  assert_null(options.kernel);
  assert_null(options.cancel);
  assert_null(options.progress);
  assert_null(options.progress_user);
  assert_null(options.stats);
  assert_int_equal(stats.struct_size, sizeof stats);
  assert_int_equal(stats.reserved, 0);
  assert_int_equal(stats.nodes + stats.branches + stats.passes, 0);
}

static void test_struct_sizes_come_first(void **state) {
  (void)state;
  assert_int_equal(offsetof(sudoku_options, struct_size), 0);
  assert_int_equal(offsetof(sudoku_stats, struct_size), 0);
  assert_int_equal(offsetof(sudoku_progress, struct_size), 0);
  assert_int_equal(offsetof(sudoku_conflicts, struct_size), 0);
  assert_int_equal(offsetof(sudoku_verdict, struct_size), 0);
  assert_int_equal(offsetof(sudoku_batch, struct_size), 0);
  assert_int_equal(offsetof(sudoku_record, struct_size), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_token_new_refuses_null),
    cmocka_unit_test(test_token_is_fresh_cancelled_and_fresh_again),
    cmocka_unit_test(test_tokens_are_independent),
    cmocka_unit_test(test_token_calls_do_nothing_with_null),
    cmocka_unit_test(test_initialisers_set_size_and_defaults),
    cmocka_unit_test(test_struct_sizes_come_first),
  };
  return RUN_TESTS(tests);
}
