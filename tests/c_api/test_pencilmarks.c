/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "contract.h"

/* Nothing of these calls takes options; the contract passes none. */
static sudoku_status call_to_masks(const char *puzzle, size_t length,
                                   const sudoku_options *options, sudoku_error *error) {
  (void)options;
  guarded masks = guarded_new(NULL, 81 * sizeof(uint16_t));
  const sudoku_status status =
      sudoku_pencilmarks_to_masks(puzzle, length, (uint16_t *)(void *)masks.bytes, error);
  if (status != SUDOKU_OK) guarded_assert_untouched(&masks);
  guarded_free(&masks);
  return status;
}

static void test_to_masks_rejects_bad_puzzles(void **state) {
  (void)state;
  assert_call_rejects_bad_puzzles(call_to_masks);
}

static void test_to_masks_leaves_the_error_alone_on_success(void **state) {
  (void)state;
  assert_call_leaves_the_error_alone_on_success(call_to_masks);
}

static void test_to_masks_refuses_null_masks(void **state) {
  (void)state;
  const sudoku_error expected = error_at(SUDOKU_E_NULL, -1, -1, -1);
  sudoku_error error = untouched_error();
  assert_int_equal(sudoku_pencilmarks_to_masks(LEETCODE_37, 81, NULL, &error), SUDOKU_E_NULL);
  assert_error_equal(&error, &expected);
}

static void test_to_masks_gives_one_bit_for_a_given_and_511_for_a_blank(void **state) {
  (void)state;
  uint16_t masks[81];
  assert_int_equal(sudoku_pencilmarks_to_masks(LEETCODE_37, 81, masks, NULL), SUDOKU_OK);
  for (int cell = 0; cell < 81; ++cell) {
    const int value = cell_value((unsigned char)LEETCODE_37[cell]);
    assert_int_equal(masks[cell], value ? 1 << (value - 1) : SUDOKU_ALL_CANDIDATES);
  }
}

static void test_to_masks_reads_every_pencilmark(void **state) {
  (void)state;
  for (int at = 0; at < 729; ++at) {
    char marks[729];
    uint16_t masks[81];
    memset(marks, ACCEPTED_BLANKS[at % 9], 729);
    marks[at] = (char)('1' + at % 9);
    assert_int_equal(sudoku_pencilmarks_to_masks(marks, 729, masks, NULL), SUDOKU_OK);
    for (int cell = 0; cell < 81; ++cell) {
      assert_int_equal(masks[cell], cell == at / 9 ? 1 << at % 9 : 0);
    }
  }
}

static void test_from_masks_refuses_null(void **state) {
  (void)state;
  const sudoku_error expected = error_at(SUDOKU_E_NULL, -1, -1, -1);
  const uint16_t masks[81] = {0};
  char marks[729];
  sudoku_error error = untouched_error();
  assert_int_equal(sudoku_pencilmarks_from_masks(NULL, marks, &error), SUDOKU_E_NULL);
  assert_error_equal(&error, &expected);
  error = untouched_error();
  assert_int_equal(sudoku_pencilmarks_from_masks(masks, NULL, &error), SUDOKU_E_NULL);
  assert_error_equal(&error, &expected);
  assert_int_equal(sudoku_pencilmarks_from_masks(NULL, NULL, NULL), SUDOKU_E_NULL);
}

static void test_from_masks_writes_729_characters_for_every_mask(void **state) {
  (void)state;
  for (int base = 0; base < 512; base += 81) {
    uint16_t masks[81], back[81];
    for (int cell = 0; cell < 81; ++cell) masks[cell] = (uint16_t)((base + cell) % 512);
    guarded input = guarded_new(masks, sizeof masks);
    guarded marks = guarded_new(NULL, 729);
    sudoku_error error = untouched_error();
    guarded_freeze(&input);
    assert_int_equal(sudoku_pencilmarks_from_masks((const uint16_t *)(void *)input.bytes,
                                                   marks.bytes, &error),
                     SUDOKU_OK);
    assert_error_untouched(&error);
    for (int at = 0; at < 729; ++at) {
      const int possible = masks[at / 9] >> at % 9 & 1;
      assert_int_equal(marks.bytes[at], possible ? '1' + at % 9 : '.');
    }
    assert_int_equal(sudoku_pencilmarks_to_masks(marks.bytes, 729, back, NULL), SUDOKU_OK);
    assert_memory_equal(back, masks, sizeof masks);
    guarded_free(&input);
    guarded_free(&marks);
  }
}

static void test_from_masks_refuses_bits_above_511(void **state) {
  (void)state;
  static const uint16_t bad[] = {512, 513, 1023, 1024, 32768, 65535};
  static const int cells[] = {0, 40, 80};
  for (size_t i = 0; i < ARRAY_LENGTH(bad) * ARRAY_LENGTH(cells); ++i) {
    const int cell = cells[i % ARRAY_LENGTH(cells)];
    const sudoku_error expected = error_at(SUDOKU_E_MASK, cell, -1, -1);
    uint16_t masks[81];
    for (int at = 0; at < 81; ++at) masks[at] = SUDOKU_ALL_CANDIDATES;
    masks[cell] = bad[i / ARRAY_LENGTH(cells)];
    guarded marks = guarded_new(NULL, 729);
    sudoku_error error = untouched_error();
    assert_int_equal(sudoku_pencilmarks_from_masks(masks, marks.bytes, &error), SUDOKU_E_MASK);
    assert_error_equal(&error, &expected);
    guarded_assert_untouched(&marks);
    assert_int_equal(sudoku_pencilmarks_from_masks(masks, marks.bytes, NULL), SUDOKU_E_MASK);
    guarded_free(&marks);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_to_masks_rejects_bad_puzzles),
    cmocka_unit_test(test_to_masks_leaves_the_error_alone_on_success),
    cmocka_unit_test(test_to_masks_refuses_null_masks),
    cmocka_unit_test(test_to_masks_gives_one_bit_for_a_given_and_511_for_a_blank),
    cmocka_unit_test(test_to_masks_reads_every_pencilmark),
    cmocka_unit_test(test_from_masks_refuses_null),
    cmocka_unit_test(test_from_masks_writes_729_characters_for_every_mask),
    cmocka_unit_test(test_from_masks_refuses_bits_above_511),
  };
  return RUN_TESTS(tests);
}
