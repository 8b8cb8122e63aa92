/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "support.h"

/* ---- sudoku_solve ----------------------------------------------------------- */

/* Solves in guarded memory; expects `after`, or the grid as it was if NULL. */
static void expect_solve(const char *grid, sudoku_status status, const char *after) {
  guarded memory = guarded_new(grid, 81);
  assert_int_equal(sudoku_solve(memory.bytes), status);
  guarded_assert_equal(&memory, after ? after : grid);
  guarded_free(&memory);
}

static void test_solve_fills_the_leetcode_sample_in_place(void **state) {
  (void)state;
  expect_solve(LEETCODE_37, SUDOKU_OK, LEETCODE_37_SOLUTION);
}

static void test_solve_accepts_a_solved_grid(void **state) {
  (void)state;
  expect_solve(LEETCODE_37_SOLUTION, SUDOKU_OK, LEETCODE_37_SOLUTION);
}

static void test_solve_solves_a_hard_grid(void **state) {
  (void)state;
  expect_solve(HARD_GRID, SUDOKU_OK, HARD_GRID_SOLUTION);
}

static void test_solve_leaves_grids_without_solution_alone(void **state) {
  (void)state;
  expect_solve(CONFLICT_GRID, SUDOKU_NO_SOLUTION, NULL);
  expect_solve(NO_SOLUTION_GRID, SUDOKU_NO_SOLUTION, NULL);
  expect_solve(WRONG_FULL_GRID, SUDOKU_NO_SOLUTION, NULL);
}

static void test_solve_refuses_null(void **state) {
  (void)state;
  assert_int_equal(sudoku_solve(NULL), SUDOKU_E_NULL);
}

/* The sample with one byte of its own in a blank cell. */
static void expect_solve_with_byte(int cell, int byte) {
  char grid[81];
  memcpy(grid, LEETCODE_37, 81);
  grid[cell] = (char)byte;
  const int value = cell_value((unsigned char)byte);
  if (value < 0) expect_solve(grid, SUDOKU_E_CHARACTER, NULL);
  else if (value == 0 || LEETCODE_37_SOLUTION[cell] == byte)
    expect_solve(grid, SUDOKU_OK, LEETCODE_37_SOLUTION);
  else expect_solve(grid, SUDOKU_NO_SOLUTION, NULL);
}

static void test_solve_knows_every_byte_in_every_blank_cell(void **state) {
  (void)state;
  for (int cell = 0; cell < 81; ++cell) {
    if (LEETCODE_37[cell] != '.') continue;
    for (int byte = 0; byte < 256; ++byte) expect_solve_with_byte(cell, byte);
  }
}

static void test_solve_gives_the_same_answer_for_every_blank(void **state) {
  (void)state;
  char grid[81];
  size_t blanks = 0;
  for (int cell = 0; cell < 81; ++cell) {
    const int blank = LEETCODE_37[cell] == '.';
    grid[cell] = blank ? ACCEPTED_BLANKS[blanks++ % (sizeof ACCEPTED_BLANKS - 1)]
                       : LEETCODE_37[cell];
  }
  expect_solve(grid, SUDOKU_OK, LEETCODE_37_SOLUTION);
}

static void test_solve_finds_a_solution_where_there_are_several(void **state) {
  (void)state;
  static const char *const puzzles[] = {EMPTY_GRID, TWO_SOLUTIONS_GRID, MANY_SOLUTIONS_GRID};
  for (size_t i = 0; i < ARRAY_LENGTH(puzzles); ++i) {
    char first[81], second[81];
    memcpy(first, puzzles[i], 81);
    memcpy(second, puzzles[i], 81);
    assert_int_equal(sudoku_solve(first), SUDOKU_OK);
    assert_int_equal(sudoku_solve(second), SUDOKU_OK);
    assert_true(is_solution_of(first, puzzles[i], 81));
    assert_memory_equal(first, second, 81);
  }
}

/* ---- sudoku_solve_pencilmarks ----------------------------------------------- */

static void expect_solve_pencilmarks(const char *marks, sudoku_status status,
                                     const char *after) {
  guarded memory = guarded_new(marks, 729);
  assert_int_equal(sudoku_solve_pencilmarks(memory.bytes), status);
  guarded_assert_equal(&memory, after ? after : marks);
  guarded_free(&memory);
}

static void test_solve_pencilmarks_keeps_the_digits_of_the_solution_only(void **state) {
  (void)state;
  char marks[729], after[729];
  pencilmarks_of_grid(LEETCODE_37, marks);
  pencilmarks_of_grid(LEETCODE_37_SOLUTION, after);
  expect_solve_pencilmarks(marks, SUDOKU_OK, after);
  expect_solve_pencilmarks(after, SUDOKU_OK, after);
}

static void test_solve_pencilmarks_solves_what_has_no_givens(void **state) {
  (void)state;
  char marks[729], after[729];
  pencilmarks_of_grid(EMPTY_GRID, marks);
  pencilmarks_of_grid(HARD_GRID_SOLUTION, after);
  /* Two candidates in each cell, its digit and the next one. */
  for (int i = 0; i < 729; ++i) {
    const int digit = HARD_GRID_SOLUTION[i / 9] - '1';
    if (i % 9 != digit && i % 9 != (digit + 1 + i / 81 % 7) % 9) marks[i] = '0';
  }
  guarded memory = guarded_new(marks, 729);
  char solution[81];
  assert_int_equal(sudoku_solve_pencilmarks(memory.bytes), SUDOKU_OK);
  for (int cell = 0; cell < 81; ++cell) {
    for (int d = 0; d < 9; ++d) {
      if (memory.bytes[9 * cell + d] != '.') solution[cell] = memory.bytes[9 * cell + d];
    }
  }
  assert_true(is_solution_of(solution, marks, 729));
  pencilmarks_of_grid(solution, after);
  guarded_assert_equal(&memory, after);
  guarded_free(&memory);
}

static void test_solve_pencilmarks_leaves_puzzles_without_solution_alone(void **state) {
  (void)state;
  static const char *const grids[] = {CONFLICT_GRID, NO_SOLUTION_GRID, WRONG_FULL_GRID};
  char marks[729];
  for (size_t i = 0; i < ARRAY_LENGTH(grids); ++i) {
    pencilmarks_of_grid(grids[i], marks);
    expect_solve_pencilmarks(marks, SUDOKU_NO_SOLUTION, NULL);
  }
  pencilmarks_of_grid(EMPTY_GRID, marks);
  memset(marks + 9 * 40, '.', 9);
  expect_solve_pencilmarks(marks, SUDOKU_NO_SOLUTION, NULL);
  memset(marks, '.', 729);
  expect_solve_pencilmarks(marks, SUDOKU_NO_SOLUTION, NULL);
}

static void test_solve_pencilmarks_knows_every_byte(void **state) {
  (void)state;
  static const int offsets[] = {0, 8, 9, 364, 720, 728};
  char marks[729], after[729];
  pencilmarks_of_grid(LEETCODE_37_SOLUTION, after);
  for (size_t i = 0; i < ARRAY_LENGTH(offsets); ++i) {
    const int offset = offsets[i];
    const int digit = offset % 9 + 1;
    const int solving = LEETCODE_37_SOLUTION[offset / 9] == '0' + digit;
    for (int byte = 0; byte < 256; ++byte) {
      pencilmarks_of_grid(LEETCODE_37, marks);
      marks[offset] = (char)byte;
      const int value = cell_value((unsigned char)byte);
      if (value < 0) expect_solve_pencilmarks(marks, SUDOKU_E_CHARACTER, NULL);
      else if (value != 0 && value != digit) expect_solve_pencilmarks(marks, SUDOKU_E_SLOT, NULL);
      else if (value == 0 && solving) expect_solve_pencilmarks(marks, SUDOKU_NO_SOLUTION, NULL);
      else if (value == 0) expect_solve_pencilmarks(marks, SUDOKU_OK, after);
      else assert_int_equal(sudoku_solve_pencilmarks(marks), SUDOKU_OK);
    }
  }
}

static void test_solve_pencilmarks_refuses_null(void **state) {
  (void)state;
  assert_int_equal(sudoku_solve_pencilmarks(NULL), SUDOKU_E_NULL);
}

/* ---- sudoku_validate -------------------------------------------------------- */

/* The plain meaning: cells that see their own digit, houses that hold one twice. */
static void find_conflicts(const char *grid, sudoku_conflicts *conflicts) {
  for (int a = 0; a < 81; ++a) {
    for (int b = 0; b < 81; ++b) {
      const int value = cell_value((unsigned char)grid[a]);
      if (a == b || value == 0 || value != cell_value((unsigned char)grid[b])) continue;
      const int box_a = a / 27 * 3 + a % 9 / 3, box_b = b / 27 * 3 + b % 9 / 3;
      uint32_t houses = 0;
      if (a / 9 == b / 9) houses |= 1u << a / 9;
      if (a % 9 == b % 9) houses |= 1u << (9 + a % 9);
      if (box_a == box_b) houses |= 1u << (18 + box_a);
      conflicts->houses |= houses;
      if (houses) conflicts->cells[a] = 1;
    }
  }
  for (int cell = 0; cell < 81; ++cell) conflicts->count += conflicts->cells[cell];
}

static void expect_validate(const char *grid) {
  sudoku_conflicts expected = SUDOKU_CONFLICTS_INIT;
  find_conflicts(grid, &expected);
  const sudoku_status status = expected.count ? SUDOKU_CONFLICT : SUDOKU_OK;
  guarded memory = guarded_new(grid, 81);
  guarded_freeze(&memory);
  sudoku_conflicts conflicts;
  memset(&conflicts, 0xA5, sizeof conflicts);
  conflicts.struct_size = sizeof conflicts;
  assert_int_equal(sudoku_validate(memory.bytes, &conflicts), status);
  assert_int_equal(conflicts.struct_size, sizeof conflicts);
  assert_int_equal(conflicts.houses, expected.houses);
  assert_int_equal(conflicts.count, expected.count);
  assert_memory_equal(conflicts.cells, expected.cells, 81);
  assert_int_equal(sudoku_validate(memory.bytes, NULL), status);
  guarded_free(&memory);
}

static void test_validate_gives_the_leetcode_answers(void **state) {
  (void)state;
  /* The second example of LeetCode 36: 8 twice in column 1 and in box 1. */
  static const char second[] =
      "83..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  sudoku_conflicts conflicts = SUDOKU_CONFLICTS_INIT;
  assert_int_equal(sudoku_validate(LEETCODE_37, &conflicts), SUDOKU_OK);
  assert_int_equal(conflicts.count, 0);
  assert_int_equal(conflicts.houses, 0);
  assert_int_equal(sudoku_validate(second, &conflicts), SUDOKU_CONFLICT);
  assert_int_equal(conflicts.count, 3);
  assert_int_equal(conflicts.cells[0], 1);
  assert_int_equal(conflicts.cells[20], 1);
  assert_int_equal(conflicts.cells[27], 1);
  assert_int_equal(conflicts.houses, 1u << 9 | 1u << 18);
}

static void test_validate_agrees_with_the_plain_meaning(void **state) {
  (void)state;
  static const char *const grids[] = {EMPTY_GRID,         LEETCODE_37,     LEETCODE_37_SOLUTION,
                                      CONFLICT_GRID,      WRONG_FULL_GRID, NO_SOLUTION_GRID,
                                      TWO_SOLUTIONS_GRID, HARD_GRID};
  for (size_t i = 0; i < ARRAY_LENGTH(grids); ++i) expect_validate(grids[i]);
}

static void test_validate_agrees_for_any_two_equal_digits(void **state) {
  (void)state;
  for (int a = 0; a < 81; ++a) {
    for (int b = 0; b < a; ++b) {
      char grid[82] = EMPTY_GRID;
      grid[a] = grid[b] = (char)('1' + (a + b) % 9);
      expect_validate(grid);
    }
  }
}

static void test_validate_agrees_for_random_boards(void **state) {
  (void)state;
  uint64_t seed = 36;
  for (int round = 0; round < 2000; ++round) {
    char grid[81];
    for (int cell = 0; cell < 81; ++cell) {
      const uint64_t random = next_random(&seed);
      grid[cell] = random % 97 < (uint64_t)(round % 97) ? (char)('1' + random / 97 % 9)
                                                       : ACCEPTED_BLANKS[random / 97 % 9];
    }
    expect_validate(grid);
  }
}

static void test_validate_knows_every_byte(void **state) {
  (void)state;
  for (int byte = 0; byte < 256; ++byte) {
    char grid[82] = EMPTY_GRID;
    grid[80] = (char)byte;
    sudoku_conflicts conflicts;
    memset(&conflicts, 0xA5, sizeof conflicts);
    conflicts.struct_size = sizeof conflicts;
    const sudoku_conflicts before = conflicts;
    const int known = cell_value((unsigned char)byte) >= 0;
    assert_int_equal(sudoku_validate(grid, &conflicts), known ? SUDOKU_OK : SUDOKU_E_CHARACTER);
    if (!known) assert_memory_equal(&conflicts, &before, sizeof before);
    assert_int_equal(sudoku_validate(grid, NULL), known ? SUDOKU_OK : SUDOKU_E_CHARACTER);
  }
}

static void test_validate_refuses_null(void **state) {
  (void)state;
  sudoku_conflicts conflicts = SUDOKU_CONFLICTS_INIT;
  assert_int_equal(sudoku_validate(NULL, &conflicts), SUDOKU_E_NULL);
  assert_int_equal(sudoku_validate(NULL, NULL), SUDOKU_E_NULL);
}

static void test_validate_refuses_sizes_no_version_had(void **state) {
  (void)state;
  static const uint32_t sizes[] = {0, 1, 4, sizeof(sudoku_conflicts) - 1};
  for (size_t i = 0; i < ARRAY_LENGTH(sizes); ++i) {
    sudoku_conflicts conflicts;
    memset(&conflicts, 0xA5, sizeof conflicts);
    conflicts.struct_size = sizes[i];
    const sudoku_conflicts before = conflicts;
    assert_int_equal(sudoku_validate(CONFLICT_GRID, &conflicts), SUDOKU_E_STRUCT_SIZE);
    assert_memory_equal(&conflicts, &before, sizeof before);
  }
}

static void test_validate_writes_the_known_part_of_a_larger_struct(void **state) {
  (void)state;
  guarded grown = guarded_new(NULL, sizeof(sudoku_conflicts) + 64);
  sudoku_conflicts *conflicts = (sudoku_conflicts *)(void *)grown.bytes;
  conflicts->struct_size = (uint32_t)grown.size;
  assert_int_equal(sudoku_validate(CONFLICT_GRID, conflicts), SUDOKU_CONFLICT);
  assert_int_equal(conflicts->struct_size, grown.size);
  assert_int_equal(conflicts->count, 2);
  for (size_t i = sizeof *conflicts; i < grown.size; ++i) {
    assert_int_equal((unsigned char)grown.bytes[i], 0xA5);
  }
  guarded_free(&grown);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_solve_fills_the_leetcode_sample_in_place),
    cmocka_unit_test(test_solve_accepts_a_solved_grid),
    cmocka_unit_test(test_solve_solves_a_hard_grid),
    cmocka_unit_test(test_solve_leaves_grids_without_solution_alone),
    cmocka_unit_test(test_solve_refuses_null),
    cmocka_unit_test(test_solve_knows_every_byte_in_every_blank_cell),
    cmocka_unit_test(test_solve_gives_the_same_answer_for_every_blank),
    cmocka_unit_test(test_solve_finds_a_solution_where_there_are_several),
    cmocka_unit_test(test_solve_pencilmarks_keeps_the_digits_of_the_solution_only),
    cmocka_unit_test(test_solve_pencilmarks_solves_what_has_no_givens),
    cmocka_unit_test(test_solve_pencilmarks_leaves_puzzles_without_solution_alone),
    cmocka_unit_test(test_solve_pencilmarks_knows_every_byte),
    cmocka_unit_test(test_solve_pencilmarks_refuses_null),
    cmocka_unit_test(test_validate_gives_the_leetcode_answers),
    cmocka_unit_test(test_validate_agrees_with_the_plain_meaning),
    cmocka_unit_test(test_validate_agrees_for_any_two_equal_digits),
    cmocka_unit_test(test_validate_agrees_for_random_boards),
    cmocka_unit_test(test_validate_knows_every_byte),
    cmocka_unit_test(test_validate_refuses_null),
    cmocka_unit_test(test_validate_refuses_sizes_no_version_had),
    cmocka_unit_test(test_validate_writes_the_known_part_of_a_larger_struct),
  };
  return RUN_TESTS(tests);
}
