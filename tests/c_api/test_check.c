/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "contract.h"
#include "stopping.h"

#define GIVEN SUDOKU_CELL_GIVEN
#define FILLED SUDOKU_CELL_FILLED
#define CONFLICT SUDOKU_CELL_CONFLICT
#define WRONG SUDOKU_CELL_WRONG

static sudoku_verdict dirty_verdict(void) {
  sudoku_verdict verdict;
  memset(&verdict, 0xA5, sizeof verdict);
  verdict.struct_size = sizeof verdict;
  return verdict;
}

static sudoku_status call_check(const char *puzzle, size_t length,
                                const sudoku_options *options, sudoku_error *error) {
  sudoku_verdict verdict = dirty_verdict();
  const sudoku_verdict before = verdict;
  const sudoku_status status = sudoku_check(puzzle, length, NULL, options, &verdict, error);
  if (status < 0) assert_memory_equal(&verdict, &before, sizeof before);
  else assert_int_equal(verdict.status, status);
  return status;
}

static void test_check_rejects_bad_puzzles(void **state) {
  (void)state;
  assert_call_rejects_bad_puzzles(call_check);
}

static void test_check_leaves_the_error_alone_on_success(void **state) {
  (void)state;
  assert_call_leaves_the_error_alone_on_success(call_check);
}

static void test_check_rejects_bad_options(void **state) {
  (void)state;
  assert_call_rejects_bad_options(call_check);
}

static void test_check_accepts_larger_options(void **state) {
  (void)state;
  assert_call_accepts_larger_options(call_check);
}

static void test_check_adds_up_its_work(void **state) {
  (void)state;
  assert_call_counts_its_work(call_check);
}

static void test_check_works_the_same_with_every_kernel(void **state) {
  (void)state;
  assert_call_names_every_kernel(call_check);
}

static void test_check_stops_at_the_node_limit(void **state) {
  (void)state;
  assert_call_stops_at_the_node_limit(call_check);
}

static void test_check_stops_when_cancelled_before(void **state) {
  (void)state;
  assert_call_stops_if_cancelled_before(call_check);
}

/* ---- The verdict struct ----------------------------------------------------- */

static void test_check_refuses_sizes_no_version_had(void **state) {
  (void)state;
  const sudoku_error expected = error_at(SUDOKU_E_STRUCT_SIZE, -1, -1, -1);
  uint32_t sizes[4];
  sizes_below(offsetof(sudoku_verdict, second) + 81, sizes);
  for (size_t i = 0; i < ARRAY_LENGTH(sizes); ++i) {
    sudoku_error error = untouched_error();
    sudoku_verdict verdict = dirty_verdict();
    verdict.struct_size = sizes[i];
    const sudoku_verdict before = verdict;
    assert_int_equal(sudoku_check(LEETCODE_37, 81, NULL, NULL, &verdict, &error),
                     SUDOKU_E_STRUCT_SIZE);
    assert_memory_equal(&verdict, &before, sizeof before);
    assert_error_equal(&error, &expected);
  }
}

static void test_check_writes_the_known_part_of_a_larger_verdict(void **state) {
  (void)state;
  guarded grown = guarded_new(NULL, sizeof(sudoku_verdict) + 64);
  sudoku_verdict *verdict = (sudoku_verdict *)(void *)grown.bytes;
  verdict->struct_size = (uint32_t)grown.size;
  assert_int_equal(sudoku_check(LEETCODE_37, 81, NULL, NULL, verdict, NULL), SUDOKU_OK);
  assert_int_equal(verdict->struct_size, grown.size);
  assert_memory_equal(verdict->solution, LEETCODE_37_SOLUTION, 81);
  for (size_t i = sizeof *verdict; i < grown.size; ++i) {
    assert_int_equal((unsigned char)grown.bytes[i], 0xA5);
  }
  guarded_free(&grown);
}

static void test_check_needs_no_verdict(void **state) {
  (void)state;
  assert_int_equal(sudoku_check(LEETCODE_37, 81, NULL, NULL, NULL, NULL), SUDOKU_OK);
  assert_int_equal(sudoku_check(CONFLICT_GRID, 81, NULL, NULL, NULL, NULL), SUDOKU_CONFLICT);
  assert_int_equal(sudoku_check(EMPTY_GRID, 81, NULL, NULL, NULL, NULL),
                   SUDOKU_SEVERAL_SOLUTIONS);
}

/* ---- Givens alone ----------------------------------------------------------- */

/* Checks and holds everything that follows from the two statuses against the rest. */
static sudoku_verdict expect_verdict(const char *puzzle, size_t length, const char *filled,
                                     sudoku_status status, sudoku_status givens) {
  sudoku_verdict verdict = dirty_verdict();
  sudoku_error error = untouched_error();
  char board[729], blanks[81];
  memset(blanks, '.', 81);
  memcpy(board, puzzle, length);
  for (int cell = 0; filled && length == 81 && cell < 81; ++cell) {
    if (cell_value((unsigned char)filled[cell]) > 0) board[cell] = filled[cell];
  }
  assert_int_equal(sudoku_check(puzzle, length, filled, NULL, &verdict, &error), status);
  assert_error_untouched(&error);
  assert_int_equal(verdict.struct_size, sizeof verdict);
  assert_int_equal(verdict.status, status);
  assert_int_equal(verdict.givens, givens);
  if (status == SUDOKU_OK || status == SUDOKU_SEVERAL_SOLUTIONS) {
    assert_true(is_solution_of(verdict.solution, board, length));
  } else {
    assert_memory_equal(verdict.solution, blanks, 81);
  }
  if (status == SUDOKU_SEVERAL_SOLUTIONS) {
    int differing = 0;
    assert_true(is_solution_of(verdict.second, board, length));
    while (verdict.solution[differing] == verdict.second[differing]) ++differing;
    assert_int_equal(verdict.differing_cell, differing);
  } else {
    assert_memory_equal(verdict.second, blanks, 81);
    assert_int_equal(verdict.differing_cell, -1);
  }
  if (status != SUDOKU_CONFLICT) assert_int_equal(verdict.conflict_houses, 0);
  else assert_int_not_equal(verdict.conflict_houses, 0);
  return verdict;
}

static void expect_givens(const char *grid, sudoku_status status) {
  const sudoku_verdict verdict = expect_verdict(grid, 81, NULL, status, status);
  sudoku_conflicts conflicts = SUDOKU_CONFLICTS_INIT;
  sudoku_validate(grid, &conflicts);
  assert_int_equal(verdict.conflict_houses, conflicts.houses);
  for (int cell = 0; cell < 81; ++cell) {
    const int given = cell_value((unsigned char)grid[cell]) > 0 ? GIVEN : 0;
    assert_int_equal(verdict.cells[cell], given | (conflicts.cells[cell] ? CONFLICT : 0));
  }
}

static void test_check_classifies_givens(void **state) {
  (void)state;
  expect_givens(LEETCODE_37, SUDOKU_OK);
  expect_givens(LEETCODE_37_SOLUTION, SUDOKU_OK);
  expect_givens(HARD_GRID, SUDOKU_OK);
  expect_givens(EMPTY_GRID, SUDOKU_SEVERAL_SOLUTIONS);
  expect_givens(TWO_SOLUTIONS_GRID, SUDOKU_SEVERAL_SOLUTIONS);
  expect_givens(MANY_SOLUTIONS_GRID, SUDOKU_SEVERAL_SOLUTIONS);
  expect_givens(NO_SOLUTION_GRID, SUDOKU_NO_SOLUTION);
  expect_givens(CONFLICT_GRID, SUDOKU_CONFLICT);
  expect_givens(WRONG_FULL_GRID, SUDOKU_CONFLICT);
}

static void test_check_gives_the_same_verdict_for_pencilmarks(void **state) {
  (void)state;
  static const char *const grids[] = {LEETCODE_37,        EMPTY_GRID,       CONFLICT_GRID,
                                      TWO_SOLUTIONS_GRID, NO_SOLUTION_GRID, WRONG_FULL_GRID};
  for (size_t i = 0; i < ARRAY_LENGTH(grids); ++i) {
    char marks[729];
    sudoku_verdict of_grid = SUDOKU_VERDICT_INIT, of_marks = SUDOKU_VERDICT_INIT;
    pencilmarks_of_grid(grids[i], marks);
    assert_int_equal(sudoku_check(grids[i], 81, NULL, NULL, &of_grid, NULL),
                     sudoku_check(marks, 729, NULL, NULL, &of_marks, NULL));
    assert_memory_equal(&of_grid, &of_marks, sizeof of_grid);
  }
}

static void test_check_sees_a_cell_without_candidates(void **state) {
  (void)state;
  char marks[729];
  pencilmarks_of_grid(LEETCODE_37, marks);
  memset(marks + 9 * 40, '.', 9);
  const sudoku_verdict verdict =
      expect_verdict(marks, 729, NULL, SUDOKU_NO_SOLUTION, SUDOKU_NO_SOLUTION);
  assert_int_equal(verdict.cells[40], 0);
}

static void test_check_gives_the_smallest_witnesses_in_lexicographic_order(void **state) {
  (void)state;
  const sudoku_options options = options_with_order(SUDOKU_ORDER_LEXICOGRAPHIC);
  static const char *const grids[] = {EMPTY_GRID, TWO_SOLUTIONS_GRID, MANY_SOLUTIONS_GRID};
  for (size_t i = 0; i < ARRAY_LENGTH(grids); ++i) {
    char expected[2 * 81];
    sudoku_verdict verdict = SUDOKU_VERDICT_INIT;
    assert_int_equal(plain_search(grids[i], 81, 2, expected), 2);
    assert_int_equal(sudoku_check(grids[i], 81, NULL, &options, &verdict, NULL),
                     SUDOKU_SEVERAL_SOLUTIONS);
    assert_memory_equal(verdict.solution, expected, 81);
    assert_memory_equal(verdict.second, expected + 81, 81);
  }
}

/* ---- Filled-in digits ------------------------------------------------------- */

/* All blank but for one cell. */
static void fill_one(char filled[82], int cell, char digit) {
  memcpy(filled, EMPTY_GRID, 82);
  filled[cell] = digit;
}

static void expect_cell_flags(const sudoku_verdict *verdict, const char *givens,
                              const char *filled, const int *extra_flags) {
  for (int cell = 0; cell < 81; ++cell) {
    int flags = extra_flags[cell];
    if (cell_value((unsigned char)givens[cell]) > 0) flags |= GIVEN;
    else if (cell_value((unsigned char)filled[cell]) > 0) flags |= FILLED;
    assert_int_equal(verdict->cells[cell], flags);
  }
}

static void test_check_accepts_right_digits(void **state) {
  (void)state;
  static const int nothing[81];
  char filled[82];
  fill_one(filled, 2, '4');
  sudoku_verdict verdict = expect_verdict(LEETCODE_37, 81, filled, SUDOKU_OK, SUDOKU_OK);
  expect_cell_flags(&verdict, LEETCODE_37, filled, nothing);
  verdict = expect_verdict(LEETCODE_37, 81, LEETCODE_37_SOLUTION, SUDOKU_OK, SUDOKU_OK);
  expect_cell_flags(&verdict, LEETCODE_37, LEETCODE_37_SOLUTION, nothing);
}

static void test_check_with_nothing_filled_in_is_check_of_the_givens(void **state) {
  (void)state;
  static const char *const filled[] = {NULL, EMPTY_GRID, LEETCODE_37};
  for (size_t i = 0; i < ARRAY_LENGTH(filled); ++i) {
    sudoku_verdict verdict =
        expect_verdict(LEETCODE_37, 81, filled[i], SUDOKU_OK, SUDOKU_OK);
    for (int cell = 0; cell < 81; ++cell) {
      assert_int_equal(verdict.cells[cell], LEETCODE_37[cell] == '.' ? 0 : GIVEN);
    }
  }
}

static void test_check_flags_a_wrong_digit_that_conflicts_with_nothing(void **state) {
  (void)state;
  char filled[82];
  int flags[81] = {0};
  fill_one(filled, 2, '1'); /* r1c3 is 4; 1 is possible there by the rules */
  flags[2] = WRONG;
  const sudoku_verdict verdict =
      expect_verdict(LEETCODE_37, 81, filled, SUDOKU_NO_SOLUTION, SUDOKU_OK);
  expect_cell_flags(&verdict, LEETCODE_37, filled, flags);
}

static void test_check_flags_a_filled_digit_in_conflict_with_a_given(void **state) {
  (void)state;
  char filled[82];
  int flags[81] = {0};
  fill_one(filled, 2, '5'); /* beside the given 5 of r1c1 */
  flags[2] = WRONG | CONFLICT;
  flags[0] = CONFLICT;
  const sudoku_verdict verdict =
      expect_verdict(LEETCODE_37, 81, filled, SUDOKU_CONFLICT, SUDOKU_OK);
  expect_cell_flags(&verdict, LEETCODE_37, filled, flags);
  assert_int_equal(verdict.conflict_houses, 1u << 0 | 1u << 18);
}

static void test_check_flags_filled_digits_in_conflict_with_each_other(void **state) {
  (void)state;
  char filled[82];
  fill_one(filled, 2, '4'); /* right */
  filled[3] = '4';          /* wrong, and in the same row */
  const sudoku_verdict verdict =
      expect_verdict(LEETCODE_37, 81, filled, SUDOKU_CONFLICT, SUDOKU_OK);
  assert_int_equal(verdict.cells[2], FILLED | CONFLICT);
  assert_int_equal(verdict.cells[3] & (FILLED | WRONG | CONFLICT), FILLED | WRONG | CONFLICT);
  assert_true(verdict.conflict_houses & 1u << 0);
}

static void test_check_calls_nothing_wrong_unless_the_givens_have_one_solution(void **state) {
  (void)state;
  char filled[82];
  fill_one(filled, 0, '5');
  sudoku_verdict verdict = expect_verdict(EMPTY_GRID, 81, filled, SUDOKU_SEVERAL_SOLUTIONS,
                                          SUDOKU_SEVERAL_SOLUTIONS);
  assert_int_equal(verdict.cells[0], FILLED);
  verdict = expect_verdict(NO_SOLUTION_GRID, 81, filled, SUDOKU_CONFLICT, SUDOKU_NO_SOLUTION);
  assert_int_equal(verdict.cells[0] & WRONG, 0);
}

static void test_check_says_when_filled_digits_single_out_a_solution(void **state) {
  (void)state;
  char expected[81];
  assert_int_equal(plain_search(TWO_SOLUTIONS_GRID, 81, 1, expected), 1);
  const sudoku_verdict verdict = expect_verdict(TWO_SOLUTIONS_GRID, 81, expected, SUDOKU_OK,
                                                SUDOKU_SEVERAL_SOLUTIONS);
  assert_memory_equal(verdict.solution, expected, 81);
}

static void test_check_keeps_conflicting_givens_apart_from_filled_digits(void **state) {
  (void)state;
  char filled[82];
  fill_one(filled, 80 - 7, '1');
  const sudoku_verdict verdict =
      expect_verdict(CONFLICT_GRID, 81, filled, SUDOKU_CONFLICT, SUDOKU_CONFLICT);
  assert_int_equal(verdict.cells[0], GIVEN | CONFLICT);
  assert_int_equal(verdict.cells[1], GIVEN | CONFLICT);
}

static void test_check_sees_a_filled_digit_that_is_no_candidate(void **state) {
  (void)state;
  char marks[729], filled[82];
  pencilmarks_of_grid(LEETCODE_37, marks);
  marks[9 * 2 + 3] = '.';
  marks[9 * 2 + 0] = '.';
  fill_one(filled, 2, '1');
  expect_verdict(marks, 729, filled, SUDOKU_NO_SOLUTION, SUDOKU_NO_SOLUTION);
  pencilmarks_of_grid(LEETCODE_37, marks);
  marks[9 * 2 + 0] = '.';
  const sudoku_verdict verdict =
      expect_verdict(marks, 729, filled, SUDOKU_NO_SOLUTION, SUDOKU_OK);
  assert_int_equal(verdict.cells[2], FILLED | WRONG);
}

/* ---- Mistakes in what is filled in ------------------------------------------ */

static void expect_filled_fault(const char *puzzle, size_t length, const char *filled,
                                sudoku_error expected) {
  sudoku_error error = untouched_error();
  sudoku_verdict verdict = dirty_verdict();
  const sudoku_verdict before = verdict;
  guarded memory = guarded_new(filled, 81);
  guarded_freeze(&memory);
  assert_int_equal(sudoku_check(puzzle, length, memory.bytes, NULL, &verdict, &error),
                   expected.status);
  assert_error_equal(&error, &expected);
  assert_memory_equal(&verdict, &before, sizeof before);
  assert_int_equal(sudoku_check(puzzle, length, memory.bytes, NULL, NULL, NULL),
                   expected.status);
  guarded_free(&memory);
}

static void test_check_knows_every_byte_of_what_is_filled_in(void **state) {
  (void)state;
  static const int cells[] = {0, 2, 40, 80}; /* two givens, two blanks */
  for (size_t i = 0; i < ARRAY_LENGTH(cells); ++i) {
    for (int byte = 0; byte < 256; ++byte) {
      char filled[82];
      const int cell = cells[i], value = cell_value((unsigned char)byte);
      const int given = cell_value((unsigned char)LEETCODE_37[cell]);
      fill_one(filled, cell, (char)byte);
      if (value < 0) {
        expect_filled_fault(LEETCODE_37, 81, filled,
                            error_at(SUDOKU_E_CHARACTER, cell, byte, cell));
      } else if (given > 0 && value > 0 && value != given) {
        expect_filled_fault(LEETCODE_37, 81, filled,
                            error_at(SUDOKU_E_GIVEN, cell, byte, cell));
      } else {
        assert_true(sudoku_check(LEETCODE_37, 81, filled, NULL, NULL, NULL) >= 0);
      }
    }
  }
}

static void test_check_treats_a_single_candidate_as_a_given(void **state) {
  (void)state;
  char marks[729], filled[82];
  pencilmarks_of_grid(EMPTY_GRID, marks);
  for (int d = 0; d < 9; ++d) {
    if (d != 6) marks[9 * 13 + d] = '.';
  }
  fill_one(filled, 13, '8');
  expect_filled_fault(marks, 729, filled, error_at(SUDOKU_E_GIVEN, 13, '8', 13));
  filled[13] = '7';
  const sudoku_verdict verdict = expect_verdict(marks, 729, filled, SUDOKU_SEVERAL_SOLUTIONS,
                                                SUDOKU_SEVERAL_SOLUTIONS);
  assert_int_equal(verdict.cells[13], GIVEN);
  assert_int_equal(verdict.cells[14], 0);
}

/* ---- Limits ----------------------------------------------------------------- */

static void test_check_under_a_limit_leaves_the_verdict_undecided(void **state) {
  (void)state;
  char blanks[81];
  memset(blanks, '.', 81);
  const sudoku_options options = options_with_nodes(1);
  sudoku_verdict verdict = dirty_verdict();
  assert_int_equal(sudoku_check(BRANCHING_GRID, 81, NULL, &options, &verdict, NULL),
                   SUDOKU_NODE_LIMIT);
  assert_int_equal(verdict.givens, SUDOKU_NODE_LIMIT);
  assert_int_equal(verdict.conflict_houses, 0);
  assert_int_equal(verdict.differing_cell, -1);
  assert_memory_equal(verdict.solution, blanks, 81);
  assert_memory_equal(verdict.second, blanks, 81);
  for (int cell = 0; cell < 81; ++cell) {
    assert_int_equal(verdict.cells[cell], BRANCHING_GRID[cell] == '.' ? 0 : GIVEN);
  }
}

static void test_check_sees_conflicts_under_any_limit(void **state) {
  (void)state;
  const sudoku_options options = options_with_nodes(1);
  assert_int_equal(sudoku_check(CONFLICT_GRID, 81, NULL, &options, NULL, NULL),
                   SUDOKU_CONFLICT);
}

static void test_check_can_decide_the_board_and_not_the_givens(void **state) {
  (void)state;
  const sudoku_options options = options_with_nodes(1);
  sudoku_verdict verdict = dirty_verdict();
  const sudoku_status status =
      sudoku_check(BRANCHING_GRID, 81, BRANCHING_GRID_SOLUTION, &options, &verdict, NULL);
  assert_int_equal(status, SUDOKU_OK);
  assert_int_equal(verdict.givens, SUDOKU_NODE_LIMIT);
  assert_memory_equal(verdict.solution, BRANCHING_GRID_SOLUTION, 81);
  for (int cell = 0; cell < 81; ++cell) assert_int_equal(verdict.cells[cell] & WRONG, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_check_rejects_bad_puzzles),
    cmocka_unit_test(test_check_leaves_the_error_alone_on_success),
    cmocka_unit_test(test_check_rejects_bad_options),
    cmocka_unit_test(test_check_accepts_larger_options),
    cmocka_unit_test(test_check_adds_up_its_work),
    cmocka_unit_test(test_check_works_the_same_with_every_kernel),
    cmocka_unit_test(test_check_stops_at_the_node_limit),
    cmocka_unit_test(test_check_stops_when_cancelled_before),
    cmocka_unit_test(test_check_refuses_sizes_no_version_had),
    cmocka_unit_test(test_check_writes_the_known_part_of_a_larger_verdict),
    cmocka_unit_test(test_check_needs_no_verdict),
    cmocka_unit_test(test_check_classifies_givens),
    cmocka_unit_test(test_check_gives_the_same_verdict_for_pencilmarks),
    cmocka_unit_test(test_check_sees_a_cell_without_candidates),
    cmocka_unit_test(test_check_gives_the_smallest_witnesses_in_lexicographic_order),
    cmocka_unit_test(test_check_accepts_right_digits),
    cmocka_unit_test(test_check_with_nothing_filled_in_is_check_of_the_givens),
    cmocka_unit_test(test_check_flags_a_wrong_digit_that_conflicts_with_nothing),
    cmocka_unit_test(test_check_flags_a_filled_digit_in_conflict_with_a_given),
    cmocka_unit_test(test_check_flags_filled_digits_in_conflict_with_each_other),
    cmocka_unit_test(test_check_calls_nothing_wrong_unless_the_givens_have_one_solution),
    cmocka_unit_test(test_check_says_when_filled_digits_single_out_a_solution),
    cmocka_unit_test(test_check_keeps_conflicting_givens_apart_from_filled_digits),
    cmocka_unit_test(test_check_sees_a_filled_digit_that_is_no_candidate),
    cmocka_unit_test(test_check_knows_every_byte_of_what_is_filled_in),
    cmocka_unit_test(test_check_treats_a_single_candidate_as_a_given),
    cmocka_unit_test(test_check_under_a_limit_leaves_the_verdict_undecided),
    cmocka_unit_test(test_check_sees_conflicts_under_any_limit),
    cmocka_unit_test(test_check_can_decide_the_board_and_not_the_givens),
  };
  return RUN_TESTS(tests);
}
