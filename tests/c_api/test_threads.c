/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT
 *
 * Many threads at once on the same constant input, for a thread sanitizer to watch. */
#include "support.h"

#include <pthread.h>

#define THREADS 4
#define ROUNDS 40

/* cmocka's assertions belong to the main thread: workers count what went wrong. */
typedef struct worker {
  pthread_t thread;
  unsigned number;
  unsigned mistakes;
  const sudoku_options *options;
} worker;

static void run_workers(void *(*work)(void *), const sudoku_options *options) {
  worker workers[THREADS];
  for (unsigned i = 0; i < THREADS; ++i) {
    workers[i] = (worker){.number = i, .mistakes = 0, .options = options};
    assert_int_equal(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
  }
  for (unsigned i = 0; i < THREADS; ++i) pthread_join(workers[i].thread, NULL);
  for (unsigned i = 0; i < THREADS; ++i) assert_int_equal(workers[i].mistakes, 0);
}

static int solves(const sudoku_options *options) {
  char grid[81], solution[81];
  memcpy(grid, LEETCODE_37, 81);
  return sudoku_solve(grid) == SUDOKU_OK && memcmp(grid, LEETCODE_37_SOLUTION, 81) == 0 &&
         sudoku_solve_to(BRANCHING_GRID, 81, options, solution, NULL) == SUDOKU_OK &&
         memcmp(solution, BRANCHING_GRID_SOLUTION, 81) == 0;
}

static int counts(const sudoku_options *options) {
  uint64_t count = 0;
  return sudoku_count(MANY_SOLUTIONS_GRID, 81, 0, options, &count, NULL) == SUDOKU_OK &&
         count == MANY_SOLUTIONS_COUNT;
}

static int checks(const sudoku_options *options) {
  sudoku_verdict verdict = SUDOKU_VERDICT_INIT;
  sudoku_conflicts conflicts = SUDOKU_CONFLICTS_INIT;
  return sudoku_check(TWO_SOLUTIONS_GRID, 81, NULL, options, &verdict, NULL) ==
             SUDOKU_SEVERAL_SOLUTIONS &&
         sudoku_validate(CONFLICT_GRID, &conflicts) == SUDOKU_CONFLICT && conflicts.count == 2;
}

static int enumerates(const sudoku_options *options) {
  sudoku_enumerator *all = NULL;
  char solution[81];
  int found = 0;
  if (sudoku_enumerator_new(MANY_SOLUTIONS_GRID, 81, 0, options, &all, NULL) != SUDOKU_OK)
    return 0;
  while (sudoku_enumerator_next(all, solution) == SUDOKU_OK) ++found;
  sudoku_enumerator_free(all);
  return found == MANY_SOLUTIONS_COUNT;
}

static int runs_batches(const sudoku_options *options) {
  static const char puzzles[] = LEETCODE_37 CONFLICT_GRID TWO_SOLUTIONS_GRID;
  uint64_t found[3] = {9, 9, 9};
  sudoku_batch batch = SUDOKU_BATCH_INIT;
  batch.puzzles = puzzles;
  batch.count = 3;
  batch.limit = 2;
  batch.threads = 2;
  batch.counts = found;
  return sudoku_solve_batch(&batch, options, NULL) == SUDOKU_OK && found[0] == 1 &&
         found[1] == 0 && found[2] == 2;
}

static int reads(void) {
  sudoku_reader *reader = NULL;
  sudoku_record record = SUDOKU_RECORD_INIT;
  if (sudoku_reader_new(&reader) != SUDOKU_OK) return 0;
  const int is_right = sudoku_reader_feed(reader, LEETCODE_37 "\n", 82) == SUDOKU_OK &&
                       sudoku_reader_next(reader, &record) == SUDOKU_OK &&
                       memcmp(record.puzzle, LEETCODE_37, 81) == 0;
  sudoku_reader_free(reader);
  return is_right;
}

static void *do_everything(void *argument) {
  worker *self = argument;
  for (int round = 0; round < ROUNDS; ++round) {
    self->mistakes += !solves(self->options);
    self->mistakes += !counts(self->options);
    self->mistakes += !checks(self->options);
    self->mistakes += !enumerates(self->options);
    self->mistakes += !runs_batches(self->options);
    self->mistakes += !reads();
    self->mistakes += sudoku_active_kernel() == NULL;
  }
  return NULL;
}

static void test_every_call_may_run_in_many_threads_at_once(void **state) {
  (void)state;
  run_workers(do_everything, NULL);
}

static void test_constant_options_may_be_shared(void **state) {
  (void)state;
  sudoku_cancel_token *token = new_token();
  sudoku_options options = options_with_order(SUDOKU_ORDER_LEXICOGRAPHIC);
  options.cancel = token;
  options.max_nodes = 1000000;
  run_workers(do_everything, &options);
  sudoku_cancel_token_free(token);
}

static void *count_until_cancelled(void *argument) {
  worker *self = argument;
  uint64_t count = 0;
  const sudoku_status status =
      sudoku_count(EMPTY_GRID, 81, 0, self->options, &count, NULL);
  self->mistakes = status != SUDOKU_CANCELLED;
  return NULL;
}

static void *cancel_after_a_while(void *token) {
  sleep_milliseconds(100);
  sudoku_cancel_token_cancel(token);
  return NULL;
}

static void test_one_token_stops_all_threads(void **state) {
  (void)state;
  sudoku_cancel_token *token = new_token();
  const sudoku_options options = options_with_cancel(token);
  pthread_t canceller;
  assert_int_equal(pthread_create(&canceller, NULL, cancel_after_a_while, token), 0);
  run_workers(count_until_cancelled, &options);
  pthread_join(canceller, NULL);
  assert_int_equal(sudoku_cancel_token_is_cancelled(token), 1);
  sudoku_cancel_token_free(token);
}

/* A handle may wander from thread to thread, as long as one uses it at a time. */
static void *take_one_solution(void *enumerator) {
  char solution[81];
  return sudoku_enumerator_next(enumerator, solution) == SUDOKU_OK ? enumerator : NULL;
}

static void test_an_enumerator_may_change_threads(void **state) {
  (void)state;
  sudoku_enumerator *all = NULL;
  char solution[81];
  assert_int_equal(sudoku_enumerator_new(MANY_SOLUTIONS_GRID, 81, 0, NULL, &all, NULL),
                   SUDOKU_OK);
  for (int i = 0; i < MANY_SOLUTIONS_COUNT; ++i) {
    pthread_t thread;
    void *result = NULL;
    assert_int_equal(pthread_create(&thread, NULL, take_one_solution, all), 0);
    pthread_join(thread, &result);
    assert_non_null(result);
  }
  assert_int_equal(sudoku_enumerator_next(all, solution), SUDOKU_END);
  sudoku_enumerator_free(all);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_every_call_may_run_in_many_threads_at_once),
    cmocka_unit_test(test_constant_options_may_be_shared),
    cmocka_unit_test(test_one_token_stops_all_threads),
    cmocka_unit_test(test_an_enumerator_may_change_threads),
  };
  return RUN_TESTS(tests);
}
