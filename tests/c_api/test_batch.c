/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "contract.h"

#include <pthread.h>

#define DIRTY 0xA5

/* Puzzles of every kind, over and over, so that several threads have work. */
static const char *const kinds[] = {
  LEETCODE_37,        EMPTY_GRID,      CONFLICT_GRID,  TWO_SOLUTIONS_GRID,
  NO_SOLUTION_GRID,   WRONG_FULL_GRID, BRANCHING_GRID, MANY_SOLUTIONS_GRID,
  LEETCODE_37_SOLUTION, HARD_GRID,
  /* a letter in r5c5 */
  "53..7....6..195....98....6.8...6...34..8a3..17...2...6.6....28....419..5....8..79",
};

/* ---- Making batches and holding their results ------------------------------- */

typedef struct results {
  size_t count, stride;
  char *solutions;
  uint64_t *counts;
  sudoku_status *statuses;
} results;

static results results_new(size_t count, size_t stride) {
  results made = {count, stride, NULL, NULL, NULL};
  made.solutions = malloc(count * stride + 1);
  made.counts = malloc(count * sizeof *made.counts + 1);
  made.statuses = malloc(count * sizeof *made.statuses + 1);
  memset(made.solutions, DIRTY, count * stride);
  memset(made.counts, DIRTY, count * sizeof *made.counts);
  memset(made.statuses, DIRTY, count * sizeof *made.statuses);
  return made;
}

static void results_free(results *old) {
  free(old->solutions);
  free(old->counts);
  free(old->statuses);
}

static void assert_results_equal(const results *a, const results *b) {
  assert_int_equal(a->count, b->count);
  assert_memory_equal(a->solutions, b->solutions, a->count * a->stride);
  assert_memory_equal(a->counts, b->counts, a->count * sizeof *a->counts);
  assert_memory_equal(a->statuses, b->statuses, a->count * sizeof *a->statuses);
}

static int is_dirty(const void *bytes, size_t size) {
  const unsigned char *at = bytes;
  while (size > 0 && *at == DIRTY) ++at, --size;
  return size == 0;
}

static void set_results(sudoku_batch *batch, results *into) {
  batch->solutions = into->solutions;
  batch->solution_stride = into->stride;
  batch->counts = into->counts;
  batch->statuses = into->statuses;
}

static sudoku_batch batch_of_records(const char *puzzles, size_t length, size_t stride,
                                     size_t count) {
  sudoku_batch batch = SUDOKU_BATCH_INIT;
  batch.puzzles = puzzles;
  batch.puzzle_length = length;
  batch.stride = stride;
  batch.count = count;
  return batch;
}

static sudoku_batch batch_of_text(const char *text, size_t size, size_t count) {
  sudoku_batch batch = SUDOKU_BATCH_INIT;
  batch.puzzles = text;
  batch.puzzle_length = 0;
  batch.text_length = size;
  batch.count = count;
  return batch;
}

/* `count` records of 81 or 729 characters at a stride, junk between them. */
static char *records_of_kinds(size_t count, size_t length, size_t stride) {
  char *records = malloc(count * stride);
  memset(records, DIRTY, count * stride);
  for (size_t i = 0; i < count; ++i) {
    const char *grid = kinds[i % ARRAY_LENGTH(kinds)];
    char *record = records + i * stride;
    if (length == 81) memcpy(record, grid, 81);
    else pencilmarks_of_grid(strchr(grid, 'a') ? EMPTY_GRID : grid, record);
    if (length == 729 && strchr(grid, 'a')) record[40] = 'a';
  }
  return records;
}

/* What single calls say of one puzzle. */
static void expect_as_single_calls(const results *all, size_t index, const char *puzzle,
                                   size_t length, uint64_t limit,
                                   const sudoku_options *options) {
  uint64_t count = 0;
  char solution[81];
  sudoku_status status = sudoku_count(puzzle, length, limit, options, &count, NULL);
  if (status == SUDOKU_OK || status == SUDOKU_SOLUTION_LIMIT) {
    status = count == 0   ? sudoku_check(puzzle, length, NULL, options, NULL, NULL)
             : count == 1 ? SUDOKU_OK
                          : SUDOKU_SEVERAL_SOLUTIONS;
  }
  assert_int_equal(all->statuses[index], status);
  assert_int_equal(all->counts[index], count);
  const char *written = all->solutions + index * all->stride;
  if (count > 0) {
    assert_int_equal(sudoku_solve_to(puzzle, length, options, solution, NULL), SUDOKU_OK);
    assert_memory_equal(written, solution, 81);
    written += 81;
  }
  assert_true(is_dirty(written, all->stride - (count > 0 ? 81 : 0)));
}

/* ---- Records ---------------------------------------------------------------- */

static void expect_records(size_t length, size_t stride, size_t solution_stride,
                           uint64_t limit, const sudoku_options *options) {
  const size_t count = 3 * ARRAY_LENGTH(kinds) + 1;
  char *records = records_of_kinds(count, length, stride);
  results found = results_new(count, solution_stride);
  sudoku_batch batch = batch_of_records(records, length, stride, count);
  size_t done = 0;
  set_results(&batch, &found);
  batch.limit = limit;
  assert_int_equal(sudoku_solve_batch(&batch, options, &done), SUDOKU_OK);
  assert_int_equal(done, count);
  for (size_t i = 0; i < count; ++i) {
    expect_as_single_calls(&found, i, records + i * stride, length, limit, options);
  }
  results_free(&found);
  free(records);
}

static void test_batch_says_of_records_what_single_calls_say(void **state) {
  (void)state;
  expect_records(81, 81, 81, 1, NULL);
  expect_records(81, 82, 81, 2, NULL);
  expect_records(81, 100, 128, 3, NULL);
  expect_records(81, 1000, 82, 1000, NULL);
  expect_records(729, 729, 81, 1, NULL);
  expect_records(729, 731, 90, 2, NULL);
}

static void test_batch_gives_the_smallest_solutions_in_lexicographic_order(void **state) {
  (void)state;
  const sudoku_options options = options_with_order(SUDOKU_ORDER_LEXICOGRAPHIC);
  expect_records(81, 81, 81, 1, &options);
  expect_records(729, 729, 81, 2, &options);
}

static void test_batch_with_limit_0_counts_all(void **state) {
  (void)state;
  const char *const grids = TWO_SOLUTIONS_GRID MANY_SOLUTIONS_GRID LEETCODE_37 CONFLICT_GRID;
  static const sudoku_status statuses[] = {SUDOKU_SEVERAL_SOLUTIONS, SUDOKU_SEVERAL_SOLUTIONS,
                                           SUDOKU_OK, SUDOKU_CONFLICT};
  static const uint64_t counts[] = {2, MANY_SOLUTIONS_COUNT, 1, 0};
  results found = results_new(4, 81);
  sudoku_batch batch = batch_of_records(grids, 81, 81, 4);
  set_results(&batch, &found);
  batch.limit = 0;
  assert_int_equal(sudoku_solve_batch(&batch, NULL, NULL), SUDOKU_OK);
  assert_memory_equal(found.statuses, statuses, sizeof statuses);
  assert_memory_equal(found.counts, counts, sizeof counts);
  results_free(&found);
}

static void test_batch_reads_and_writes_nothing_behind_its_last_record(void **state) {
  (void)state;
  guarded puzzles = guarded_new(LEETCODE_37 "junk!" HARD_GRID, 81 + 5 + 81);
  guarded solutions = guarded_new(NULL, 90 + 81);
  sudoku_batch batch = batch_of_records(puzzles.bytes, 81, 86, 2);
  guarded_freeze(&puzzles);
  batch.solutions = solutions.bytes;
  batch.solution_stride = 90;
  assert_int_equal(sudoku_solve_batch(&batch, NULL, NULL), SUDOKU_OK);
  assert_memory_equal(solutions.bytes, LEETCODE_37_SOLUTION, 81);
  assert_true(is_dirty(solutions.bytes + 81, 9));
  assert_memory_equal(solutions.bytes + 90, HARD_GRID_SOLUTION, 81);
  guarded_free(&puzzles);
  guarded_free(&solutions);
}

static void expect_overlap(size_t length, size_t stride, unsigned threads) {
  const size_t count = 20 * ARRAY_LENGTH(kinds);
  char *records = records_of_kinds(count, length, stride);
  char *in_place = records_of_kinds(count, length, stride);
  results apart = results_new(count, stride), same = results_new(count, stride);
  sudoku_batch batch = batch_of_records(records, length, stride, count);
  set_results(&batch, &apart);
  batch.limit = 2;
  assert_int_equal(sudoku_solve_batch(&batch, NULL, NULL), SUDOKU_OK);
  batch.puzzles = in_place;
  set_results(&batch, &same);
  batch.solutions = in_place;
  batch.threads = threads;
  assert_int_equal(sudoku_solve_batch(&batch, NULL, NULL), SUDOKU_OK);
  assert_memory_equal(same.statuses, apart.statuses, count * sizeof *same.statuses);
  assert_memory_equal(same.counts, apart.counts, count * sizeof *same.counts);
  for (size_t i = 0; i < count; ++i) {
    char *expected = records + i * stride;
    if (apart.counts[i] > 0) memcpy(expected, apart.solutions + i * stride, 81);
    assert_memory_equal(in_place + i * stride, expected, stride);
  }
  results_free(&apart);
  results_free(&same);
  free(records);
  free(in_place);
}

static void test_batch_may_write_solutions_over_its_puzzles(void **state) {
  (void)state;
  expect_overlap(81, 81, 1);
  expect_overlap(81, 99, 3);
  expect_overlap(729, 729, 2);
}

/* ---- Threads ---------------------------------------------------------------- */

static results solve_with_threads(const char *records, size_t count, unsigned threads,
                                  uint64_t limit, sudoku_stats *stats) {
  results found = results_new(count, 81);
  sudoku_batch batch = batch_of_records(records, 81, 81, count);
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  size_t done = 0;
  set_results(&batch, &found);
  batch.threads = threads;
  batch.limit = limit;
  options.stats = stats;
  options.max_nodes = 1000;
  assert_int_equal(sudoku_solve_batch(&batch, &options, &done), SUDOKU_OK);
  assert_int_equal(done, count);
  return found;
}

static void test_batch_results_do_not_depend_on_the_number_of_threads(void **state) {
  (void)state;
  static const unsigned threads[] = {2, 3, 8, 64, 0, 1024};
  static const size_t sizes[] = {1, 2, 63, 64, 65, 2000};
  for (size_t s = 0; s < ARRAY_LENGTH(sizes); ++s) {
    const uint64_t limit = s % 3;
    char *records = records_of_kinds(sizes[s], 81, 81);
    sudoku_stats one_stats = SUDOKU_STATS_INIT;
    results one = solve_with_threads(records, sizes[s], 1, limit, &one_stats);
    for (size_t t = 0; t < ARRAY_LENGTH(threads); ++t) {
      sudoku_stats stats = SUDOKU_STATS_INIT;
      results several = solve_with_threads(records, sizes[s], threads[t], limit, &stats);
      assert_results_equal(&several, &one);
      assert_memory_equal(&stats, &one_stats, sizeof stats);
      results_free(&several);
    }
    results_free(&one);
    free(records);
  }
}

static void test_batch_does_without_result_arrays(void **state) {
  (void)state;
  char *records = records_of_kinds(100, 81, 81);
  for (unsigned wanted = 0; wanted < 8; ++wanted) {
    results found = results_new(100, 81);
    sudoku_batch batch = batch_of_records(records, 81, 81, 100);
    size_t done = 0;
    set_results(&batch, &found);
    batch.threads = 2;
    batch.limit = 2;
    if (!(wanted & 1)) batch.solutions = NULL;
    if (!(wanted & 2)) batch.counts = NULL;
    if (!(wanted & 4)) batch.statuses = NULL;
    assert_int_equal(sudoku_solve_batch(&batch, NULL, wanted & 1 ? &done : NULL), SUDOKU_OK);
    assert_int_equal(is_dirty(found.solutions, 81), !(wanted & 1));
    assert_int_equal(is_dirty(found.counts, 8 * 100), !(wanted & 2));
    assert_int_equal(is_dirty(found.statuses, 4 * 100), !(wanted & 4));
    results_free(&found);
  }
  free(records);
}

/* ---- Text ------------------------------------------------------------------- */

static void test_count_lines_counts_every_kind_of_line_end(void **state) {
  (void)state;
  static const struct {
    const char *text;
    size_t lines;
  } rows[] = {
    {"", 0},      {"a", 1},        {"a\n", 1},      {"a\r\n", 1},  {"a\r", 1},
    {"\n", 1},    {"\r\n", 1},     {"\r", 1},       {"\n\n", 2},   {"\r\r", 2},
    {"\n\r", 2},  {"\r\n\r\n", 2}, {"\r\n\n", 2},   {"\r\r\n", 2}, {"a\nb", 2},
    {"a\rb", 2},  {"a\r\nb", 2},   {"a\nb\rc", 3},  {"\n\r\n", 2}, {"a\n\r\nb\r\r\n", 4},
  };
  for (size_t i = 0; i < ARRAY_LENGTH(rows); ++i) {
    guarded text = guarded_new(rows[i].text, strlen(rows[i].text));
    assert_int_equal(sudoku_count_lines(text.bytes, text.size), rows[i].lines);
    guarded_free(&text);
  }
  assert_int_equal(sudoku_count_lines("a\0\n\0b", 5), 2);
  assert_int_equal(sudoku_count_lines(NULL, 0), 0);
  assert_int_equal(sudoku_count_lines(NULL, 100), 0);
}

#define LINE_80 \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"

/* Lines, and what a batch with limit 2 says of each. */
static const struct {
  const char *line;
  sudoku_status status;
  uint64_t count;
} lines[] = {
  {LEETCODE_37, SUDOKU_OK, 1},
  {"", SUDOKU_NO_PUZZLE, 0},
  {"# " LEETCODE_37, SUDOKU_NO_PUZZLE, 0},
  {"#" LEETCODE_37, SUDOKU_NO_PUZZLE, 0},
  {";" LEETCODE_37, SUDOKU_NO_PUZZLE, 0},
  {"//" LEETCODE_37, SUDOKU_NO_PUZZLE, 0},
  {"  " LEETCODE_37, SUDOKU_OK, 1},
  {LEETCODE_37 " a rest that is not read 123", SUDOKU_OK, 1},
  {LEETCODE_37 "\t17\teasy", SUDOKU_OK, 1},
  {LEETCODE_37 ",534678912", SUDOKU_OK, 1},
  {LEETCODE_37 ";name;1.2", SUDOKU_OK, 1},
  {LEETCODE_37 " ", SUDOKU_OK, 1},
  {LINE_80, SUDOKU_E_LENGTH, 0},
  {LEETCODE_37 "9", SUDOKU_E_LENGTH, 0},
  {"5", SUDOKU_E_LENGTH, 0},
  {"53..7....6..195...!98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
   SUDOKU_E_CHARACTER, 0},
  {"\xff\xfe\x01\x02", SUDOKU_E_CHARACTER, 0},
  {TWO_SOLUTIONS_GRID, SUDOKU_SEVERAL_SOLUTIONS, 2},
  {EMPTY_GRID, SUDOKU_SEVERAL_SOLUTIONS, 2},
  {CONFLICT_GRID, SUDOKU_CONFLICT, 0},
  {NO_SOLUTION_GRID, SUDOKU_NO_SOLUTION, 0},
  {HARD_GRID, SUDOKU_OK, 1},
};

/* All lines joined; the last has an end only if `ends`. */
static size_t join_lines(const char *end, int ends, char *text) {
  size_t size = 0;
  for (size_t i = 0; i < ARRAY_LENGTH(lines); ++i) {
    const size_t length = strlen(lines[i].line);
    memcpy(text + size, lines[i].line, length);
    size += length;
    if (i + 1 == ARRAY_LENGTH(lines) && !ends) break;
    memcpy(text + size, end, strlen(end));
    size += strlen(end);
  }
  return size;
}

static void expect_text(const char *end, int ends, unsigned threads) {
  char joined[ARRAY_LENGTH(lines) * 200];
  const size_t size = join_lines(end, ends, joined);
  guarded text = guarded_new(joined, size);
  guarded_freeze(&text);
  assert_int_equal(sudoku_count_lines(text.bytes, size), ARRAY_LENGTH(lines));
  results found = results_new(ARRAY_LENGTH(lines), 81);
  sudoku_batch batch = batch_of_text(text.bytes, size, ARRAY_LENGTH(lines));
  size_t done = 0;
  set_results(&batch, &found);
  batch.limit = 2;
  batch.threads = threads;
  assert_int_equal(sudoku_solve_batch(&batch, NULL, &done), SUDOKU_OK);
  assert_int_equal(done, ARRAY_LENGTH(lines));
  for (size_t i = 0; i < ARRAY_LENGTH(lines); ++i) {
    assert_int_equal(found.statuses[i], lines[i].status);
    assert_int_equal(found.counts[i], lines[i].count);
    assert_int_equal(is_dirty(found.solutions + 81 * i, 81), lines[i].count == 0);
  }
  results_free(&found);
  guarded_free(&text);
}

static void test_batch_reads_text_with_every_kind_of_line_end(void **state) {
  (void)state;
  static const char *const ends[] = {"\n", "\r\n", "\r"};
  for (size_t i = 0; i < ARRAY_LENGTH(ends); ++i) {
    expect_text(ends[i], 1, 1);
    expect_text(ends[i], 0, 1);
    expect_text(ends[i], 1, 4);
  }
}

static void test_batch_reads_pencilmark_lines(void **state) {
  (void)state;
  char text[2 * 731];
  results found = results_new(2, 81);
  pencilmarks_of_grid(LEETCODE_37, text);
  text[729] = '\n';
  pencilmarks_of_grid(LEETCODE_37, text + 730);
  text[730] = '2';
  sudoku_batch batch = batch_of_text(text, 1459, 2);
  set_results(&batch, &found);
  assert_int_equal(sudoku_solve_batch(&batch, NULL, NULL), SUDOKU_OK);
  assert_int_equal(found.statuses[0], SUDOKU_OK);
  assert_memory_equal(found.solutions, LEETCODE_37_SOLUTION, 81);
  assert_int_equal(found.statuses[1], SUDOKU_E_SLOT);
  results_free(&found);
}

static void test_batch_needs_room_for_every_line(void **state) {
  (void)state;
  static const char text[] = LEETCODE_37 "\n\n" LEETCODE_37;
  results found = results_new(4, 81);
  sudoku_batch batch = batch_of_text(text, sizeof text - 1, 2);
  size_t done = 77;
  set_results(&batch, &found);
  assert_int_equal(sudoku_solve_batch(&batch, NULL, &done), SUDOKU_E_LENGTH);
  assert_int_equal(done, 77);
  assert_true(is_dirty(found.statuses, 4 * sizeof *found.statuses));
  batch.count = 4;
  assert_int_equal(sudoku_solve_batch(&batch, NULL, &done), SUDOKU_OK);
  assert_int_equal(done, 3);
  assert_true(is_dirty(&found.statuses[3], sizeof found.statuses[3]));
  assert_true(is_dirty(&found.counts[3], sizeof found.counts[3]));
  results_free(&found);
}

/* ---- Mistakes --------------------------------------------------------------- */

static void expect_refused(const sudoku_batch *batch, const sudoku_options *options,
                           sudoku_status status) {
  size_t done = 77;
  assert_int_equal(sudoku_solve_batch(batch, options, &done), status);
  assert_int_equal(done, 77);
  assert_int_equal(sudoku_solve_batch(batch, options, NULL), status);
}

/* Applies one change to a good batch, and expects it refused and nothing written. */
#define EXPECT_CHANGE_REFUSED(change, status)                     \
  do {                                                            \
    results found = results_new(2, 81);                           \
    sudoku_batch batch = batch_of_records(LEETCODE_37 HARD_GRID, 81, 81, 2); \
    set_results(&batch, &found);                                  \
    change;                                                       \
    expect_refused(&batch, NULL, status);                         \
    assert_true(is_dirty(found.solutions, 2 * 81));               \
    assert_true(is_dirty(found.counts, 2 * sizeof(uint64_t)));    \
    assert_true(is_dirty(found.statuses, 2 * sizeof(sudoku_status))); \
    results_free(&found);                                         \
  } while (0)

static void test_batch_refuses_null(void **state) {
  (void)state;
  expect_refused(NULL, NULL, SUDOKU_E_NULL);
  EXPECT_CHANGE_REFUSED(batch.puzzles = NULL, SUDOKU_E_NULL);
  EXPECT_CHANGE_REFUSED(
      (batch.puzzles = NULL, batch.puzzle_length = 0, batch.text_length = 1), SUDOKU_E_NULL);
}

static void test_batch_refuses_wrong_lengths(void **state) {
  (void)state;
  EXPECT_CHANGE_REFUSED(batch.puzzle_length = 80, SUDOKU_E_LENGTH);
  EXPECT_CHANGE_REFUSED(batch.puzzle_length = 82, SUDOKU_E_LENGTH);
  EXPECT_CHANGE_REFUSED(batch.puzzle_length = 728, SUDOKU_E_LENGTH);
  EXPECT_CHANGE_REFUSED(batch.puzzle_length = 730, SUDOKU_E_LENGTH);
  EXPECT_CHANGE_REFUSED(batch.puzzle_length = SIZE_MAX, SUDOKU_E_LENGTH);
  EXPECT_CHANGE_REFUSED(batch.puzzle_length = 729, SUDOKU_E_LENGTH); /* stride is 81 */
  EXPECT_CHANGE_REFUSED(batch.stride = 80, SUDOKU_E_LENGTH);
  EXPECT_CHANGE_REFUSED(batch.stride = 0, SUDOKU_E_LENGTH);
  EXPECT_CHANGE_REFUSED(batch.solution_stride = 80, SUDOKU_E_LENGTH);
  EXPECT_CHANGE_REFUSED(batch.solution_stride = 0, SUDOKU_E_LENGTH);
  EXPECT_CHANGE_REFUSED(batch.stride = SIZE_MAX, SUDOKU_E_LENGTH);
  EXPECT_CHANGE_REFUSED(batch.count = SIZE_MAX, SUDOKU_E_LENGTH);
}

static void test_batch_refuses_too_many_threads(void **state) {
  (void)state;
  EXPECT_CHANGE_REFUSED(batch.threads = 1025, SUDOKU_E_OPTION);
  EXPECT_CHANGE_REFUSED(batch.threads = UINT32_MAX, SUDOKU_E_OPTION);
}

static void test_batch_refuses_sizes_no_version_had(void **state) {
  (void)state;
  uint32_t sizes[4];
  sizes_below((uint32_t)sizeof(sudoku_batch), sizes);
  for (size_t i = 0; i < ARRAY_LENGTH(sizes); ++i) {
    EXPECT_CHANGE_REFUSED(batch.struct_size = sizes[i], SUDOKU_E_STRUCT_SIZE);
  }
}

static void test_batch_accepts_a_larger_struct(void **state) {
  (void)state;
  guarded grown = guarded_new(NULL, sizeof(sudoku_batch) + 64);
  char solution[81];
  sudoku_batch batch = batch_of_records(LEETCODE_37, 81, 81, 1);
  batch.solutions = solution;
  batch.struct_size = (uint32_t)grown.size;
  memcpy(grown.bytes, &batch, sizeof batch);
  assert_int_equal(sudoku_solve_batch((const void *)grown.bytes, NULL, NULL), SUDOKU_OK);
  assert_memory_equal(solution, LEETCODE_37_SOLUTION, 81);
  guarded_free(&grown);
}

/* The batch as a call on one puzzle, for what such calls have in common. */
static sudoku_status call_batch(const char *puzzle, size_t length,
                                const sudoku_options *options, sudoku_error *error) {
  sudoku_batch batch = batch_of_records(puzzle, length, length, 1);
  size_t done = 77;
  const sudoku_status status = sudoku_solve_batch(&batch, options, &done);
  if (status < 0) assert_int_equal(done, 77);
  if (status < 0 && error) *error = error_at(status, -1, -1, -1);
  return status;
}

static void test_batch_rejects_bad_options(void **state) {
  (void)state;
  assert_call_rejects_bad_options(call_batch);
}

static void test_batch_accepts_larger_options(void **state) {
  (void)state;
  assert_call_accepts_larger_options(call_batch);
}

static void test_batch_adds_up_its_work(void **state) {
  (void)state;
  assert_call_counts_its_work(call_batch);
}

static void test_batch_works_the_same_with_every_kernel(void **state) {
  (void)state;
  assert_call_names_every_kernel(call_batch);
}

static void test_batch_of_nothing_succeeds(void **state) {
  (void)state;
  sudoku_batch batch = SUDOKU_BATCH_INIT;
  size_t done = 77;
  assert_int_equal(sudoku_solve_batch(&batch, NULL, &done), SUDOKU_OK);
  assert_int_equal(done, 0);
  batch.puzzle_length = 0;
  done = 77;
  assert_int_equal(sudoku_solve_batch(&batch, NULL, &done), SUDOKU_OK);
  assert_int_equal(done, 0);
}

/* ---- Limits, cancelling, progress ------------------------------------------- */

static void test_batch_node_limit_holds_for_each_puzzle(void **state) {
  (void)state;
  const sudoku_options options = options_with_nodes(2);
  expect_records(81, 81, 81, 2, &options);
  results found = results_new(3, 81);
  sudoku_batch batch = batch_of_records(LEETCODE_37 BRANCHING_GRID LEETCODE_37, 81, 81, 3);
  size_t done = 0;
  set_results(&batch, &found);
  assert_int_equal(sudoku_solve_batch(&batch, &options, &done), SUDOKU_OK);
  assert_int_equal(done, 3);
  assert_int_equal(found.statuses[0], SUDOKU_OK);
  assert_int_equal(found.statuses[1], SUDOKU_NODE_LIMIT);
  assert_int_equal(found.statuses[2], SUDOKU_OK);
  results_free(&found);
}

/* An endless puzzle among easy ones: every one is either finished or says why not. */
static void expect_stopped(const sudoku_options *options, unsigned threads,
                           sudoku_status reason) {
  enum { kCount = 1000 };
  char *records = malloc(81 * kCount);
  for (size_t i = 0; i < kCount; ++i) {
    memcpy(records + 81 * i, i == 500 ? EMPTY_GRID : LEETCODE_37, 81);
  }
  results found = results_new(kCount, 81);
  sudoku_batch batch = batch_of_records(records, 81, 81, kCount);
  size_t done = 77777, finished = 0;
  set_results(&batch, &found);
  batch.limit = 0;
  batch.threads = threads;
  assert_int_equal(sudoku_solve_batch(&batch, options, &done), reason);
  for (size_t i = 0; i < kCount; ++i) {
    const int reached = found.statuses[i] == SUDOKU_OK;
    finished += (size_t)reached;
    if (!reached) assert_int_equal(found.statuses[i], reason);
    assert_int_equal(found.counts[i], reached ? 1 : 0);
    assert_int_equal(is_dirty(found.solutions + 81 * i, 81), !reached);
  }
  assert_int_equal(found.statuses[500], reason);
  assert_int_equal(done, finished);
  results_free(&found);
  free(records);
}

static void test_batch_stops_in_time(void **state) {
  (void)state;
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.max_milliseconds = 60;
  for (unsigned threads = 1; threads <= 4; ++threads) {
    expect_stopped(&options, threads, SUDOKU_TIME_LIMIT);
  }
}

static void test_batch_cancelled_before_does_nothing(void **state) {
  (void)state;
  sudoku_cancel_token *token = new_cancelled_token();
  const sudoku_options options = options_with_cancel(token);
  expect_stopped(&options, 1, SUDOKU_CANCELLED);
  expect_stopped(&options, 3, SUDOKU_CANCELLED);
  size_t done = 77;
  sudoku_batch batch = batch_of_records(LEETCODE_37, 81, 81, 1);
  assert_int_equal(sudoku_solve_batch(&batch, &options, &done), SUDOKU_CANCELLED);
  assert_int_equal(done, 0);
  sudoku_cancel_token_free(token);
}

static void *cancel_after_a_while(void *token) {
  sleep_milliseconds(50);
  sudoku_cancel_token_cancel(token);
  return NULL;
}

static void test_batch_is_cancelled_by_another_thread(void **state) {
  (void)state;
  for (unsigned threads = 1; threads <= 3; ++threads) {
    sudoku_cancel_token *token = new_token();
    const sudoku_options options = options_with_cancel(token);
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, cancel_after_a_while, token), 0);
    expect_stopped(&options, threads, SUDOKU_CANCELLED);
    pthread_join(thread, NULL);
    sudoku_cancel_token_free(token);
  }
}

typedef struct progress_log {
  pthread_t caller;
  unsigned calls, calls_after_stop;
  int has_stopped;
  sudoku_progress last;
} progress_log;

static int32_t log_progress(const sudoku_progress *progress, void *user) {
  progress_log *log = user;
  log->calls_after_stop += (unsigned)log->has_stopped;
  assert_true(pthread_equal(log->caller, pthread_self()));
  assert_int_equal(progress->struct_size, sizeof *progress);
  assert_int_equal(progress->reserved, 0);
  assert_int_equal(progress->total, 1000);
  assert_true(progress->done <= progress->total);
  assert_true(progress->done >= log->last.done);
  assert_true(progress->nodes >= log->last.nodes);
  assert_true(progress->solutions >= log->last.solutions);
  log->last = *progress;
  log->has_stopped = ++log->calls >= 3 && progress->done > 0;
  return log->has_stopped;
}

static void test_batch_reports_progress_from_the_calling_thread(void **state) {
  (void)state;
  for (unsigned threads = 1; threads <= 3; ++threads) {
    progress_log log;
    memset(&log, 0, sizeof log);
    log.caller = pthread_self();
    sudoku_options options = SUDOKU_OPTIONS_INIT;
    options.progress = log_progress;
    options.progress_user = &log;
    expect_stopped(&options, threads, SUDOKU_CANCELLED);
    assert_int_equal(log.calls_after_stop, 0);
    assert_in_range(log.calls, 3, 1000);
    assert_true(log.last.done > 0);
    assert_true(log.last.nodes > 0);
  }
}

static int32_t stop_slowly(const sudoku_progress *progress, void *user) {
  (void)progress;
  sleep_milliseconds(150);
  ++*(unsigned *)user;
  return 1;
}

static void test_batch_asks_no_more_once_progress_said_stop(void **state) {
  (void)state;
  for (unsigned threads = 1; threads <= 3; ++threads) {
    unsigned calls = 0;
    sudoku_options options = SUDOKU_OPTIONS_INIT;
    options.progress = stop_slowly;
    options.progress_user = &calls;
    expect_stopped(&options, threads, SUDOKU_CANCELLED);
    assert_int_equal(calls, 1);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_batch_says_of_records_what_single_calls_say),
    cmocka_unit_test(test_batch_gives_the_smallest_solutions_in_lexicographic_order),
    cmocka_unit_test(test_batch_with_limit_0_counts_all),
    cmocka_unit_test(test_batch_reads_and_writes_nothing_behind_its_last_record),
    cmocka_unit_test(test_batch_may_write_solutions_over_its_puzzles),
    cmocka_unit_test(test_batch_results_do_not_depend_on_the_number_of_threads),
    cmocka_unit_test(test_batch_does_without_result_arrays),
    cmocka_unit_test(test_count_lines_counts_every_kind_of_line_end),
    cmocka_unit_test(test_batch_reads_text_with_every_kind_of_line_end),
    cmocka_unit_test(test_batch_reads_pencilmark_lines),
    cmocka_unit_test(test_batch_needs_room_for_every_line),
    cmocka_unit_test(test_batch_refuses_null),
    cmocka_unit_test(test_batch_refuses_wrong_lengths),
    cmocka_unit_test(test_batch_refuses_too_many_threads),
    cmocka_unit_test(test_batch_refuses_sizes_no_version_had),
    cmocka_unit_test(test_batch_accepts_a_larger_struct),
    cmocka_unit_test(test_batch_rejects_bad_options),
    cmocka_unit_test(test_batch_accepts_larger_options),
    cmocka_unit_test(test_batch_adds_up_its_work),
    cmocka_unit_test(test_batch_works_the_same_with_every_kernel),
    cmocka_unit_test(test_batch_of_nothing_succeeds),
    cmocka_unit_test(test_batch_node_limit_holds_for_each_puzzle),
    cmocka_unit_test(test_batch_stops_in_time),
    cmocka_unit_test(test_batch_cancelled_before_does_nothing),
    cmocka_unit_test(test_batch_is_cancelled_by_another_thread),
    cmocka_unit_test(test_batch_reports_progress_from_the_calling_thread),
    cmocka_unit_test(test_batch_asks_no_more_once_progress_said_stop),
  };
  return RUN_TESTS(tests);
}
