/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "support.h"

/* Released numbers: never edit a row, only add. */
static const struct {
  sudoku_status status;
  int32_t number;
} released[] = {
  {SUDOKU_OK, 0},
  {SUDOKU_NO_SOLUTION, 1},
  {SUDOKU_SEVERAL_SOLUTIONS, 2},
  {SUDOKU_CONFLICT, 3},
  {SUDOKU_SOLUTION_LIMIT, 4},
  {SUDOKU_NODE_LIMIT, 5},
  {SUDOKU_TIME_LIMIT, 6},
  {SUDOKU_CANCELLED, 7},
  {SUDOKU_END, 8},
  {SUDOKU_NEED_INPUT, 9},
  {SUDOKU_NO_PUZZLE, 10},
  {SUDOKU_E_NULL, -1},
  {SUDOKU_E_LENGTH, -2},
  {SUDOKU_E_CHARACTER, -3},
  {SUDOKU_E_SLOT, -4},
  {SUDOKU_E_GIVEN, -5},
  {SUDOKU_E_MASK, -6},
  {SUDOKU_E_OPTION, -7},
  {SUDOKU_E_STRUCT_SIZE, -8},
  {SUDOKU_E_KERNEL, -9},
  {SUDOKU_E_NO_MEMORY, -10},
  {SUDOKU_E_INTERNAL, -11},
};

static void test_status_numbers_keep_their_meaning(void **state) {
  (void)state;
  for (size_t i = 0; i < ARRAY_LENGTH(released); ++i) {
    assert_int_equal(released[i].status, released[i].number);
  }
  assert_int_equal(sizeof(sudoku_status), 4);
}

static void test_status_text_is_a_distinct_sentence_for_each(void **state) {
  (void)state;
  for (size_t i = 0; i < ARRAY_LENGTH(released); ++i) {
    const char *text = sudoku_status_text(released[i].status);
    assert_non_null(text);
    assert_true(strlen(text) > 3);
    assert_string_not_equal(text, "unknown status");
    assert_ptr_equal(text, sudoku_status_text(released[i].status));
    for (size_t j = 0; j < i; ++j) {
      assert_string_not_equal(text, sudoku_status_text(released[j].status));
    }
  }
}

static void test_status_text_of_an_unknown_number(void **state) {
  (void)state;
  static const sudoku_status unknown[] = {11, -12, 1000, -1000, INT32_MAX, INT32_MIN};
  for (size_t i = 0; i < ARRAY_LENGTH(unknown); ++i) {
    assert_string_equal(sudoku_status_text(unknown[i]), "unknown status");
  }
}

static void test_error_is_frozen_at_40_bytes(void **state) {
  (void)state;
  assert_int_equal(sizeof(sudoku_error), 40);
  assert_int_equal(offsetof(sudoku_error, status), 0);
  assert_int_equal(offsetof(sudoku_error, cell), 4);
  assert_int_equal(offsetof(sudoku_error, byte), 8);
  assert_int_equal(offsetof(sudoku_error, reserved), 12);
  assert_int_equal(offsetof(sudoku_error, line), 16);
  assert_int_equal(offsetof(sudoku_error, column), 24);
  assert_int_equal(offsetof(sudoku_error, offset), 32);
}

static const char sentence[] =
    "character 'a' at r2c4 (byte 12) is neither a digit nor a blank";

static void test_error_text_is_the_sentence_of_the_header(void **state) {
  (void)state;
  const sudoku_error error = error_at(SUDOKU_E_CHARACTER, 12, 'a', 12);
  char text[200];
  assert_int_equal(sudoku_error_text(&error, text, sizeof text), sizeof sentence - 1);
  assert_string_equal(text, sentence);
}

/* What a buffer of `size` bytes holds afterwards, and that nothing else is written. */
static void assert_error_text_fits(size_t size) {
  const sudoku_error error = error_at(SUDOKU_E_CHARACTER, 12, 'a', 12);
  guarded buffer = guarded_new(NULL, size);
  assert_int_equal(sudoku_error_text(&error, buffer.bytes, size), sizeof sentence - 1);
  if (size > 0) {
    const size_t kept = size < sizeof sentence ? size - 1 : sizeof sentence - 1;
    assert_memory_equal(buffer.bytes, sentence, kept);
    assert_int_equal(buffer.bytes[kept], '\0');
  }
  guarded_free(&buffer);
}

static void test_error_text_keeps_within_every_size(void **state) {
  (void)state;
  for (size_t size = 0; size <= sizeof sentence + 1; ++size) assert_error_text_fits(size);
  assert_error_text_fits(4000);
}

static void test_error_text_takes_no_buffer_if_the_size_is_0(void **state) {
  (void)state;
  const sudoku_error error = error_at(SUDOKU_E_CHARACTER, 12, 'a', 12);
  assert_int_equal(sudoku_error_text(&error, NULL, 0), sizeof sentence - 1);
}

static void test_error_text_of_null_is_0(void **state) {
  (void)state;
  char text[8] = "abc";
  assert_int_equal(sudoku_error_text(NULL, text, sizeof text), 0);
  assert_int_equal(sudoku_error_text(NULL, NULL, 0), 0);
}

/* One printable line, whatever stands in the struct. */
static void assert_one_printable_line(const sudoku_error *error) {
  char text[400];
  const size_t length = sudoku_error_text(error, text, sizeof text);
  assert_true(length > 0 && length < sizeof text);
  assert_int_equal(strlen(text), length);
  for (size_t i = 0; i < length; ++i) assert_in_range(text[i], ' ', '~');
}

static void test_error_text_is_one_printable_line_for_every_status(void **state) {
  (void)state;
  for (sudoku_status status = -13; status <= 11; ++status) {
    const sudoku_error bare = error_at(status, -1, -1, -1);
    const sudoku_error full = {status, 80, 255, 0, INT64_MAX, INT64_MAX, INT64_MAX};
    const sudoku_error odd = {status, INT32_MIN, INT32_MAX, 7, -5, -5, INT64_MIN};
    assert_one_printable_line(&bare);
    assert_one_printable_line(&full);
    assert_one_printable_line(&odd);
  }
}

static void test_error_text_is_printable_for_every_byte(void **state) {
  (void)state;
  for (int byte = -1; byte < 256; ++byte) {
    const sudoku_error error = error_at(SUDOKU_E_CHARACTER, 0, byte, 0);
    assert_one_printable_line(&error);
  }
}

static void test_error_text_names_line_and_column(void **state) {
  (void)state;
  const sudoku_error error = {SUDOKU_E_CHARACTER, 3, 'a', 0, 1234, 567, 98765};
  char text[200];
  sudoku_error_text(&error, text, sizeof text);
  assert_non_null(strstr(text, "1234"));
  assert_non_null(strstr(text, "567"));
}

static void test_error_text_names_the_length_found(void **state) {
  (void)state;
  const sudoku_error error = error_at(SUDOKU_E_LENGTH, -1, -1, 80);
  char text[200];
  sudoku_error_text(&error, text, sizeof text);
  assert_non_null(strstr(text, "80"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_status_numbers_keep_their_meaning),
    cmocka_unit_test(test_status_text_is_a_distinct_sentence_for_each),
    cmocka_unit_test(test_status_text_of_an_unknown_number),
    cmocka_unit_test(test_error_is_frozen_at_40_bytes),
    cmocka_unit_test(test_error_text_is_the_sentence_of_the_header),
    cmocka_unit_test(test_error_text_keeps_within_every_size),
    cmocka_unit_test(test_error_text_takes_no_buffer_if_the_size_is_0),
    cmocka_unit_test(test_error_text_of_null_is_0),
    cmocka_unit_test(test_error_text_is_one_printable_line_for_every_status),
    cmocka_unit_test(test_error_text_is_printable_for_every_byte),
    cmocka_unit_test(test_error_text_names_line_and_column),
    cmocka_unit_test(test_error_text_names_the_length_found),
  };
  return RUN_TESTS(tests);
}
