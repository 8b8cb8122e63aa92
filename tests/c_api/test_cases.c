/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT
 *
 * Puzzles with known answers: tests/data/cases.tsv, whose path is in SUDOKU_CASES,
 * and, if SUDOKU_TEST_DATA names a folder, its cases.tsv and samples of its lists. */
#include "support.h"

#define LONGEST_LINE 4096
#define SECONDS_FOR_A_CASE 2

/* ---- Rows of a case file ---------------------------------------------------- */

typedef struct puzzle_case {
  const char *puzzle, *verdict, *count, *answer;
  size_t length;
  uint64_t least; /* solutions, at least so many */
  int is_exact;
} puzzle_case;

static void expect_case_verdict(const puzzle_case *known) {
  static const struct {
    const char *word;
    sudoku_status status;
  } words[] = {{"conflict", SUDOKU_CONFLICT},
               {"none", SUDOKU_NO_SOLUTION},
               {"unique", SUDOKU_OK},
               {"several", SUDOKU_SEVERAL_SOLUTIONS}};
  sudoku_verdict verdict = SUDOKU_VERDICT_INIT;
  size_t i = 0;
  while (i < ARRAY_LENGTH(words) && strcmp(words[i].word, known->verdict) != 0) ++i;
  assert_true(i < ARRAY_LENGTH(words));
  assert_int_equal(sudoku_check(known->puzzle, known->length, NULL, NULL, &verdict, NULL),
                   words[i].status);
  if (words[i].status == SUDOKU_OK) assert_memory_equal(verdict.solution, known->answer, 81);
  if (words[i].status == SUDOKU_SEVERAL_SOLUTIONS) {
    assert_true(is_solution_of(verdict.solution, known->puzzle, known->length));
    assert_true(is_solution_of(verdict.second, known->puzzle, known->length));
    assert_memory_not_equal(verdict.solution, verdict.second, 81);
  }
  char cells[600] = "";
  for (int cell = 0; cell < 81; ++cell) {
    if (!(verdict.cells[cell] & SUDOKU_CELL_CONFLICT)) continue;
    snprintf(cells + strlen(cells), sizeof cells - strlen(cells), "%sr%dc%d",
             *cells ? " " : "", cell / 9 + 1, cell % 9 + 1);
  }
  assert_string_equal(cells, words[i].status == SUDOKU_CONFLICT ? known->answer : "");
}

static void expect_case_count(const puzzle_case *known) {
  uint64_t count = 0;
  const uint64_t limit = known->is_exact ? known->least + 1 : known->least;
  const sudoku_status status =
      sudoku_count(known->puzzle, known->length, limit, NULL, &count, NULL);
  assert_int_equal(count, known->least);
  assert_int_equal(status, known->is_exact ? SUDOKU_OK : SUDOKU_SOLUTION_LIMIT);
}

static void expect_case_solution(const puzzle_case *known) {
  char grid[81];
  if (known->length != 81) return;
  memcpy(grid, known->puzzle, 81);
  if (known->least == 0) {
    assert_int_equal(sudoku_solve(grid), SUDOKU_NO_SOLUTION);
    assert_memory_equal(grid, known->puzzle, 81);
  } else {
    assert_int_equal(sudoku_solve(grid), SUDOKU_OK);
    assert_true(is_solution_of(grid, known->puzzle, 81));
  }
}

/* As far as it is cheap, both orders hand out as many, all different. */
static void expect_case_enumeration(const puzzle_case *known, uint32_t order) {
  if (!known->is_exact || known->least > 1000) return;
  const sudoku_options options = options_with_order(order);
  char solution[81] = {0}, previous[81] = {0};
  uint64_t found = 0;
  sudoku_enumerator *all = NULL;
  sudoku_status status =
      sudoku_enumerator_new(known->puzzle, known->length, 0, &options, &all, NULL);
  assert_int_equal(status, SUDOKU_OK);
  while ((status = sudoku_enumerator_next(all, solution)) == SUDOKU_OK) {
    assert_true(is_solution_of(solution, known->puzzle, known->length));
    if (order == SUDOKU_ORDER_LEXICOGRAPHIC) assert_true(memcmp(previous, solution, 81) < 0);
    memcpy(previous, solution, 81);
    ++found;
  }
  sudoku_enumerator_free(all);
  assert_int_equal(status, SUDOKU_END);
  assert_int_equal(found, known->least);
}

static int split_case(char *line, puzzle_case *known) {
  line[strcspn(line, "\r\n")] = '\0';
  if (*line == '#' || *line == '\0') return 0;
  char *fields[5] = {line, NULL, NULL, NULL, NULL};
  for (int i = 1; i < 5 && fields[i - 1]; ++i) {
    fields[i] = strchr(fields[i - 1], '\t');
    if (fields[i]) *fields[i]++ = '\0';
  }
  assert_non_null(fields[3]);
  *known = (puzzle_case){fields[0], fields[1], fields[2], fields[3], strlen(fields[0]), 0, 0};
  known->is_exact = *fields[2] != '>';
  known->least = strtoull(fields[2] + !known->is_exact, NULL, 10) + (uint64_t)!known->is_exact;
  return 1;
}

static size_t expect_case_file(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) print_error("cannot open %s\n", path);
  assert_non_null(file);
  char line[LONGEST_LINE];
  size_t cases = 0;
  for (int number = 1; fgets(line, sizeof line, file); ++number) {
    puzzle_case known;
    if (!split_case(line, &known)) continue;
    print_message("%s:%d\n", path, number);
    const uint64_t start = milliseconds_now();
    expect_case_verdict(&known);
    expect_case_count(&known);
    expect_case_solution(&known);
    assert_true(milliseconds_now() - start < SECONDS_FOR_A_CASE * 1000);
    expect_case_enumeration(&known, SUDOKU_ORDER_FAST);
    expect_case_enumeration(&known, SUDOKU_ORDER_LEXICOGRAPHIC);
    ++cases;
  }
  fclose(file);
  return cases;
}

static void test_own_cases_get_their_verdict_count_and_cells(void **state) {
  (void)state;
  const char *path = getenv("SUDOKU_CASES");
  if (!path) {
    print_message("skipped: SUDOKU_CASES does not say where cases.tsv is\n");
    skip();
  }
  assert_true(expect_case_file(path) >= 60);
}

/* ---- Lists of puzzles, one a line -------------------------------------------- */

/* The path of a file in the extra data, or no return. */
static void find_extra_data(const char *name, char path[1024]) {
  const char *folder = getenv("SUDOKU_TEST_DATA");
  if (!folder || !*folder) {
    print_message("skipped: SUDOKU_TEST_DATA names no folder with %s\n", name);
    skip();
  }
  snprintf(path, 1024, "%s/%s", folder, name);
}

static void test_extra_cases_get_their_verdict_count_and_cells(void **state) {
  (void)state;
  char path[1024];
  find_extra_data("cases.tsv", path);
  assert_true(expect_case_file(path) > 0);
}

typedef struct tally {
  size_t puzzles, none, unique, several;
} tally;

static void tally_puzzle(tally *sum, const char *puzzle) {
  char grid[81];
  sudoku_verdict verdict = SUDOKU_VERDICT_INIT;
  uint64_t count = 0;
  memcpy(grid, puzzle, 81);
  const sudoku_status status = sudoku_check(puzzle, 81, NULL, NULL, &verdict, NULL);
  assert_true(sudoku_count(puzzle, 81, 2, NULL, &count, NULL) >= 0);
  if (status == SUDOKU_NO_SOLUTION || status == SUDOKU_CONFLICT) {
    assert_int_equal(count, 0);
    assert_int_equal(sudoku_solve(grid), SUDOKU_NO_SOLUTION);
    assert_memory_equal(grid, puzzle, 81);
    ++sum->none;
  } else {
    assert_int_equal(count, status == SUDOKU_OK ? 1 : 2);
    assert_int_equal(sudoku_solve(grid), SUDOKU_OK);
    assert_true(is_solution_of(grid, puzzle, 81));
    if (status == SUDOKU_OK) assert_memory_equal(grid, verdict.solution, 81);
    if (status == SUDOKU_OK) ++sum->unique;
    else ++sum->several;
  }
  ++sum->puzzles;
}

/* Every `step`-th line of a list. */
static tally tally_list(const char *name, unsigned step) {
  char path[1024], line[LONGEST_LINE];
  tally sum = {0, 0, 0, 0};
  find_extra_data(name, path);
  FILE *file = fopen(path, "r");
  if (!file) print_error("cannot open %s\n", path);
  assert_non_null(file);
  for (unsigned at = 0; fgets(line, sizeof line, file); ++at) {
    if (at % step == 0 && strlen(line) >= 81) tally_puzzle(&sum, line);
  }
  fclose(file);
  print_message("%s: %zu puzzles, %zu none, %zu unique, %zu several\n", name, sum.puzzles,
                sum.none, sum.unique, sum.several);
  return sum;
}

static void expect_all_unique(const char *name, unsigned step) {
  const tally sum = tally_list(name, step);
  assert_true(sum.puzzles > 0);
  assert_int_equal(sum.unique, sum.puzzles);
}

static void test_17_clue_puzzles_have_one_solution(void **state) {
  (void)state;
  expect_all_unique("17clue.txt", 50);
}

static void test_top1465_puzzles_have_one_solution(void **state) {
  (void)state;
  expect_all_unique("top1465.txt", 3);
}

static void test_hardest_puzzles_have_one_solution(void **state) {
  (void)state;
  expect_all_unique("hardest1106.txt", 3);
}

static void test_unbiased_puzzles_have_one_solution(void **state) {
  (void)state;
  expect_all_unique("unbiased.txt", 20);
}

static void test_easy_puzzles_have_one_solution(void **state) {
  (void)state;
  expect_all_unique("easy.txt", 20);
}

static void test_serg_puzzles_have_several_solutions(void **state) {
  (void)state;
  const tally sum = tally_list("serg.txt", 10);
  assert_true(sum.puzzles > 0);
  assert_int_equal(sum.several, sum.puzzles);
}

static void test_mixed_puzzles_are_told_apart(void **state) {
  (void)state;
  const tally sum = tally_list("mixed.txt", 1);
  assert_int_equal(sum.none, 6939);
  assert_int_equal(sum.unique, 1582);
  assert_int_equal(sum.several, 7950);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_own_cases_get_their_verdict_count_and_cells),
    cmocka_unit_test(test_extra_cases_get_their_verdict_count_and_cells),
    cmocka_unit_test(test_17_clue_puzzles_have_one_solution),
    cmocka_unit_test(test_top1465_puzzles_have_one_solution),
    cmocka_unit_test(test_hardest_puzzles_have_one_solution),
    cmocka_unit_test(test_unbiased_puzzles_have_one_solution),
    cmocka_unit_test(test_easy_puzzles_have_one_solution),
    cmocka_unit_test(test_serg_puzzles_have_several_solutions),
    cmocka_unit_test(test_mixed_puzzles_are_told_apart),
  };
  return RUN_TESTS(tests);
}
