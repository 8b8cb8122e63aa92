/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "stopping.h"

#include <pthread.h>
#include <signal.h>
#include <sys/time.h>

/* "Within milliseconds", on a busy machine and under a sanitizer. */
#define SOON_MILLISECONDS 2000

void assert_call_stops_at_the_node_limit(puzzle_call call) {
  sudoku_stats stats = SUDOKU_STATS_INIT;
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.stats = &stats;
  assert_int_equal(call(BRANCHING_GRID, 81, &options, NULL), SUDOKU_OK);
  const uint64_t needed = stats.nodes;
  const uint64_t limits[] = {1, 2, needed / 2, needed - 1};
  for (size_t i = 0; i < ARRAY_LENGTH(limits); ++i) {
    sudoku_error error = untouched_error();
    stats.nodes = 0;
    options.max_nodes = limits[i];
    assert_int_equal(call(BRANCHING_GRID, 81, &options, &error), SUDOKU_NODE_LIMIT);
    assert_int_equal(stats.nodes, limits[i]);
    assert_error_untouched(&error);
  }
  options.max_nodes = needed;
  assert_int_equal(call(BRANCHING_GRID, 81, &options, NULL), SUDOKU_OK);
  options.max_nodes = UINT64_MAX;
  assert_int_equal(call(BRANCHING_GRID, 81, &options, NULL), SUDOKU_OK);
}

void assert_call_stops_if_cancelled_before(puzzle_call call) {
  sudoku_cancel_token *token = new_cancelled_token();
  const sudoku_options options = options_with_cancel(token);
  assert_int_equal(call(EMPTY_GRID, 81, &options, NULL), SUDOKU_CANCELLED);
  assert_int_equal(call(BRANCHING_GRID, 81, &options, NULL), SUDOKU_CANCELLED);
  assert_int_equal(sudoku_cancel_token_is_cancelled(token), 1);
  sudoku_cancel_token_reset(token);
  assert_int_equal(call(BRANCHING_GRID, 81, &options, NULL), SUDOKU_OK);
  sudoku_cancel_token_free(token);
}

void assert_endless_call_stops_in_time(puzzle_call call) {
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.max_milliseconds = 50;
  const uint64_t start = milliseconds_now();
  assert_int_equal(call(EMPTY_GRID, 81, &options, NULL), SUDOKU_TIME_LIMIT);
  assert_in_range(milliseconds_now() - start, 49, 50 + SOON_MILLISECONDS);
}

static void *cancel_after_a_while(void *token) {
  sleep_milliseconds(50);
  sudoku_cancel_token_cancel(token);
  return NULL;
}

void assert_endless_call_is_cancelled_from_a_thread(puzzle_call call) {
  sudoku_cancel_token *token = new_token();
  const sudoku_options options = options_with_cancel(token);
  pthread_t thread;
  const uint64_t start = milliseconds_now();
  assert_int_equal(pthread_create(&thread, NULL, cancel_after_a_while, token), 0);
  assert_int_equal(call(EMPTY_GRID, 81, &options, NULL), SUDOKU_CANCELLED);
  assert_true(milliseconds_now() - start < 50 + SOON_MILLISECONDS);
  pthread_join(thread, NULL);
  sudoku_cancel_token_free(token);
}

static sudoku_cancel_token *signalled_token;

static void cancel_in_handler(int signal_number) {
  (void)signal_number;
  sudoku_cancel_token_cancel(signalled_token);
}

void assert_endless_call_is_cancelled_from_a_signal(puzzle_call call) {
  signalled_token = new_token();
  const sudoku_options options = options_with_cancel(signalled_token);
  const struct itimerval in_a_while = {{0, 0}, {0, 50000}};
  void (*const before)(int) = signal(SIGALRM, cancel_in_handler);
  assert_int_equal(setitimer(ITIMER_REAL, &in_a_while, NULL), 0);
  assert_int_equal(call(EMPTY_GRID, 81, &options, NULL), SUDOKU_CANCELLED);
  signal(SIGALRM, before);
  sudoku_cancel_token_free(signalled_token);
}

typedef struct progress_log {
  pthread_t caller;
  unsigned calls, stop_at;
  uint64_t nodes, solutions, first_call, last_call;
} progress_log;

static int32_t log_progress(const sudoku_progress *progress, void *user) {
  progress_log *log = user;
  assert_true(pthread_equal(log->caller, pthread_self()));
  assert_int_equal(progress->struct_size, sizeof *progress);
  assert_int_equal(progress->reserved, 0);
  assert_int_equal(progress->done, 0);
  assert_int_equal(progress->total, 1);
  assert_true(progress->nodes >= log->nodes);
  assert_true(progress->solutions >= log->solutions);
  log->nodes = progress->nodes;
  log->solutions = progress->solutions;
  if (log->calls++ == 0) log->first_call = milliseconds_now();
  log->last_call = milliseconds_now();
  return log->calls == log->stop_at ? -7 : 0;
}

void assert_endless_call_is_stopped_by_progress(puzzle_call call) {
  progress_log log = {pthread_self(), 0, 4, 0, 0, 0, 0};
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.progress = log_progress;
  options.progress_user = &log;
  assert_int_equal(call(EMPTY_GRID, 81, &options, NULL), SUDOKU_CANCELLED);
  assert_int_equal(log.calls, log.stop_at);
  assert_true(log.nodes > 0);
  /* "At most some ten times a second". */
  assert_true(log.last_call - log.first_call >= 200);
}
