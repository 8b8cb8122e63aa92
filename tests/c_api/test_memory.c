/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT
 *
 * Memory that runs out.  This executable replaces the allocator for the whole
 * process, the shared library included: each call is tried with the first allocation
 * failing, then the second, and so on until it succeeds. */
#include "support.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdatomic.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ALLOCATOR_IS_TAKEN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define ALLOCATOR_IS_TAKEN 1
#endif
#endif

#ifdef ALLOCATOR_IS_TAKEN

int main(void) {
  printf("skipped: the sanitizer has replaced the allocator already\n");
  return EXIT_SKIPPED;
}

#else

/* ---- The allocator ---------------------------------------------------------- */

static atomic_int is_watching;     /* the two below count only while this is 1 */
static atomic_long allocations;    /* asked for */
static atomic_long balance;        /* got and not given back */
static atomic_long allowed;        /* allocations that succeed before one fails */
static atomic_int keeps_failing;   /* 1: all after that fail as well */

/* dlsym() itself may want memory before the real allocator is known. */
static _Alignas(16) char early_memory[4096];
static atomic_size_t early_used;

static void *early_allocate(size_t size) {
  const size_t at = atomic_fetch_add(&early_used, (size + 15) / 16 * 16);
  return at + size <= sizeof early_memory ? early_memory + at : NULL;
}

static int is_early(const void *memory) {
  return (const char *)memory >= early_memory &&
         (const char *)memory < early_memory + sizeof early_memory;
}

#define REAL(name, type)                                     \
  static type real_##name(void) {                            \
    static _Atomic(type) found;                              \
    type function = atomic_load(&found);                     \
    if (!function) {                                         \
      *(void **)(void *)&function = dlsym(RTLD_NEXT, #name); \
      atomic_store(&found, function);                        \
    }                                                        \
    return function;                                         \
  }

typedef void *(*malloc_type)(size_t);
typedef void *(*calloc_type)(size_t, size_t);
typedef void *(*realloc_type)(void *, size_t);
typedef void (*free_type)(void *);
typedef int (*posix_memalign_type)(void **, size_t, size_t);
typedef void *(*aligned_alloc_type)(size_t, size_t);
REAL(malloc, malloc_type)
REAL(realloc, realloc_type)
REAL(free, free_type)
REAL(posix_memalign, posix_memalign_type)
REAL(aligned_alloc, aligned_alloc_type)

/* True if this allocation is to fail. */
static int must_fail(void) {
  if (!atomic_load(&is_watching)) return 0;
  atomic_fetch_add(&allocations, 1);
  const long left = atomic_fetch_sub(&allowed, 1);
  return left == 0 || (left < 0 && atomic_load(&keeps_failing));
}

static void *got(void *memory) {
  if (memory && atomic_load(&is_watching)) atomic_fetch_add(&balance, 1);
  return memory;
}

static void *out_of_memory(void) {
  errno = ENOMEM;
  return NULL;
}

void *malloc(size_t size) {
  return must_fail() ? out_of_memory() : got(real_malloc()(size));
}

void *calloc(size_t count, size_t size) {
  static _Atomic(calloc_type) found;
  static _Thread_local int is_searching;
  if (is_searching) return early_allocate(count * size);
  calloc_type function = atomic_load(&found);
  if (!function) {
    is_searching = 1;
    *(void **)(void *)&function = dlsym(RTLD_NEXT, "calloc");
    is_searching = 0;
    atomic_store(&found, function);
  }
  return must_fail() ? out_of_memory() : got(function(count, size));
}

void free(void *memory) {
  if (!memory || is_early(memory)) return;
  if (atomic_load(&is_watching)) atomic_fetch_sub(&balance, 1);
  real_free()(memory);
}

void *realloc(void *memory, size_t size) {
  if (must_fail()) return out_of_memory();
  void *moved = real_realloc()(memory, size);
  return memory ? moved : got(moved);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (must_fail()) return ENOMEM;
  const int error = real_posix_memalign()(memory, alignment, size);
  if (error == 0) got(*memory);
  return error;
}

void *aligned_alloc(size_t alignment, size_t size) {
  return must_fail() ? out_of_memory() : got(real_aligned_alloc()(alignment, size));
}

static void watch(long let_succeed, int keep_failing) {
  atomic_store(&allocations, 0);
  atomic_store(&balance, 0);
  atomic_store(&allowed, let_succeed);
  atomic_store(&keeps_failing, keep_failing);
  atomic_store(&is_watching, 1);
}

static void unwatch(void) { atomic_store(&is_watching, 0); }

/* ---- Work to be done while memory runs out ----------------------------------- */

/* Does a whole piece of work and frees all it got.  Returns SUDOKU_OK with the right
 * result, or SUDOKU_E_NO_MEMORY with nothing touched; anything else fails the test,
 * but not before the allocator works again: so it only returns what it saw. */
typedef sudoku_status (*job)(void);

#define WRONG_RESULT 1000

static sudoku_status token_job(void) {
  sudoku_cancel_token *token = NULL;
  const sudoku_status status = sudoku_cancel_token_new(&token);
  if (status != SUDOKU_OK) return token ? WRONG_RESULT : status;
  sudoku_cancel_token_free(token);
  return SUDOKU_OK;
}

static sudoku_status enumerate_in(uint32_t order) {
  const sudoku_options options = options_with_order(order);
  sudoku_enumerator *all = NULL;
  sudoku_error error = untouched_error();
  char solution[81];
  int found = 0;
  sudoku_status status =
      sudoku_enumerator_new(MANY_SOLUTIONS_GRID, 81, 0, &options, &all, &error);
  if (status != SUDOKU_OK) return all || error.status != status ? WRONG_RESULT : status;
  while ((status = sudoku_enumerator_next(all, solution)) == SUDOKU_OK) ++found;
  sudoku_enumerator_free(all);
  return status == SUDOKU_END && found == MANY_SOLUTIONS_COUNT ? SUDOKU_OK : WRONG_RESULT;
}

static sudoku_status enumerator_job(void) { return enumerate_in(SUDOKU_ORDER_FAST); }
static sudoku_status lexicographic_job(void) {
  return enumerate_in(SUDOKU_ORDER_LEXICOGRAPHIC);
}

#define BATCH_COUNT 300

static sudoku_status run_batch(sudoku_batch *batch) {
  static char solutions[81 * BATCH_COUNT];
  static uint64_t counts[BATCH_COUNT];
  static sudoku_status statuses[BATCH_COUNT];
  size_t done = 77777;
  memset(solutions, 'z', sizeof solutions);
  memset(counts, 0xA5, sizeof counts);
  memset(statuses, 0xA5, sizeof statuses);
  batch->count = BATCH_COUNT;
  batch->solutions = solutions;
  batch->counts = counts;
  batch->statuses = statuses;
  const sudoku_status status = sudoku_solve_batch(batch, NULL, &done);
  for (size_t i = 0; i < BATCH_COUNT; ++i) {
    const int is_solved = memcmp(solutions + 81 * i, LEETCODE_37_SOLUTION, 81) == 0 &&
                          counts[i] == 1 && statuses[i] == SUDOKU_OK;
    const int is_untouched = solutions[81 * i] == 'z' && counts[i] == 0xA5A5A5A5A5A5A5A5u;
    if (status == SUDOKU_OK ? !is_solved : !is_untouched) return WRONG_RESULT;
  }
  return done == (status == SUDOKU_OK ? BATCH_COUNT : 77777) ? status : WRONG_RESULT;
}

static char many_lines[82 * BATCH_COUNT];

static sudoku_status records_job(void) {
  sudoku_batch batch = SUDOKU_BATCH_INIT;
  batch.puzzles = many_lines;
  batch.stride = 82;
  batch.threads = 3;
  return run_batch(&batch);
}

static sudoku_status text_job(void) {
  sudoku_batch batch = SUDOKU_BATCH_INIT;
  batch.puzzles = many_lines;
  batch.puzzle_length = 0;
  batch.text_length = sizeof many_lines;
  batch.threads = 3;
  return run_batch(&batch);
}

/* Feeds again whatever the reader could not take: it was not changed. */
static sudoku_status reader_job(void) {
  sudoku_reader *reader = NULL;
  size_t read = 0, failures = 0;
  sudoku_status status = sudoku_reader_new(&reader);
  if (status != SUDOKU_OK) return reader ? WRONG_RESULT : status;
  for (size_t at = 0; at < sizeof many_lines;) {
    const size_t piece = sizeof many_lines - at < 2000 ? sizeof many_lines - at : 2000;
    status = sudoku_reader_feed(reader, many_lines + at, piece);
    if (status == SUDOKU_OK) at += piece;
    else if (status != SUDOKU_E_NO_MEMORY || ++failures > 1) break;
  }
  sudoku_reader_finish(reader);
  while (status == SUDOKU_OK) {
    sudoku_record record = SUDOKU_RECORD_INIT;
    status = sudoku_reader_next(reader, &record);
    if (status == SUDOKU_E_NO_MEMORY && ++failures == 1) status = SUDOKU_OK;
    else if (status == SUDOKU_OK) read += memcmp(record.puzzle, LEETCODE_37, 81) == 0;
  }
  sudoku_reader_free(reader);
  if (status == SUDOKU_E_NO_MEMORY) return status;
  if (status != SUDOKU_END || read != BATCH_COUNT) return WRONG_RESULT;
  return failures > 0 ? SUDOKU_E_NO_MEMORY : SUDOKU_OK;
}

static const struct {
  const char *what;
  job work;
  int needs_memory;   /* without any, it cannot succeed */
  int starts_threads; /* which the system may give memory of its own */
} jobs[] = {
  {"a cancel token", token_job, 1, 0},
  {"an enumerator", enumerator_job, 1, 0},
  {"an enumerator in lexicographic order", lexicographic_job, 1, 0},
  {"a batch of records", records_job, 0, 1},
  {"a batch of text", text_job, 0, 1},
  {"a reader", reader_job, 1, 0},
};

/* ---- Tests ------------------------------------------------------------------ */

static void fill_many_lines(void) {
  for (size_t i = 0; i < BATCH_COUNT; ++i) memcpy(many_lines + 82 * i, LEETCODE_37 "\n", 82);
}

static void expect_failures(size_t index, int keep_failing) {
  sudoku_status status = SUDOKU_E_NO_MEMORY;
  long failed = -1, used = 0, n = 0;
  fill_many_lines();
  jobs[index].work(); /* what the system allocates once and keeps */
  for (; failed < n; ++n) {
    watch(n, keep_failing);
    status = jobs[index].work();
    unwatch();
    used = atomic_load(&allocations);
    const long left = atomic_load(&balance);
    if (status != SUDOKU_OK && status != SUDOKU_E_NO_MEMORY)
      print_error("%s, allocation %ld fails: status %d\n", jobs[index].what, n, (int)status);
    assert_true(status == SUDOKU_OK || status == SUDOKU_E_NO_MEMORY);
    if (!jobs[index].starts_threads) assert_int_equal(left, 0);
    if (jobs[index].needs_memory && n == 0) assert_int_equal(status, SUDOKU_E_NO_MEMORY);
    failed = used > n ? n : -1;
    if (failed < 0) break;
    assert_true(n < 10000);
  }
  assert_int_equal(status, SUDOKU_OK);
  print_message("%s: %ld allocations\n", jobs[index].what, n);
}

static void test_every_allocation_may_fail_alone(void **state) {
  (void)state;
  for (size_t i = 0; i < ARRAY_LENGTH(jobs); ++i) expect_failures(i, 0);
}

static void test_every_allocation_and_all_after_it_may_fail(void **state) {
  (void)state;
  for (size_t i = 0; i < ARRAY_LENGTH(jobs); ++i) expect_failures(i, 1);
}

static void test_nothing_leaks(void **state) {
  (void)state;
  fill_many_lines();
  for (size_t i = 0; i < ARRAY_LENGTH(jobs); ++i) {
    jobs[i].work();
    watch(LONG_MAX, 0);
    for (int round = 0; round < 3; ++round) jobs[i].work();
    unwatch();
    assert_int_equal(atomic_load(&balance), 0);
  }
}

static void test_batch_works_without_any_memory_for_threads(void **state) {
  (void)state;
  fill_many_lines();
  watch(0, 1);
  const sudoku_status status = records_job();
  unwatch();
  assert_int_equal(status, SUDOKU_OK);
}

/* Everything that says it allocates nothing, on puzzles of every kind. */
static void solve_count_check_validate(const char *grid, const sudoku_options *options) {
  char memory[81], marks[729], copy[729], filled[82] = EMPTY_GRID;
  sudoku_conflicts conflicts = SUDOKU_CONFLICTS_INIT;
  sudoku_verdict verdict = SUDOKU_VERDICT_INIT;
  sudoku_error error;
  uint64_t count;
  filled[80] = '9';
  memcpy(memory, grid, 81);
  pencilmarks_of_grid(grid, marks);
  memcpy(copy, marks, 729);
  sudoku_solve(memory);
  sudoku_solve_pencilmarks(copy);
  sudoku_validate(grid, &conflicts);
  sudoku_solve_to(grid, 81, options, memory, &error);
  sudoku_solve_to(marks, 729, options, memory, &error);
  sudoku_count(grid, 81, 100, options, &count, &error);
  sudoku_count(marks, 729, 100, options, &count, &error);
  sudoku_check(grid, 81, filled, options, &verdict, &error);
  sudoku_check(marks, 729, NULL, options, &verdict, &error);
  sudoku_error_text(&error, memory, sizeof memory);
}

static int32_t go_on(const sudoku_progress *progress, void *user) {
  (void)progress, (void)user;
  return 0;
}

static void test_solving_counting_checking_and_validating_allocate_nothing(void **state) {
  (void)state;
  static const char *const grids[] = {
    LEETCODE_37,     EMPTY_GRID,      CONFLICT_GRID, NO_SOLUTION_GRID, TWO_SOLUTIONS_GRID,
    WRONG_FULL_GRID, BRANCHING_GRID, HARD_GRID,
  };
  sudoku_cancel_token *token = new_token();
  sudoku_stats stats = SUDOKU_STATS_INIT;
  sudoku_options options = options_with_cancel(token);
  options.max_milliseconds = 10000;
  options.max_nodes = 100000;
  options.progress = go_on;
  options.stats = &stats;
  watch(0, 1);
  for (size_t i = 0; i < ARRAY_LENGTH(grids); ++i) {
    solve_count_check_validate(grids[i], NULL);
    options.order = SUDOKU_ORDER_FAST;
    solve_count_check_validate(grids[i], &options);
    options.order = SUDOKU_ORDER_LEXICOGRAPHIC;
    solve_count_check_validate(grids[i], &options);
  }
  unwatch();
  assert_int_equal(atomic_load(&allocations), 0);
  assert_true(stats.nodes > 0);
  sudoku_cancel_token_free(token);
}

static void test_taking_solutions_allocates_nothing(void **state) {
  (void)state;
  char solution[81];
  sudoku_enumerator *all = NULL;
  assert_int_equal(sudoku_enumerator_new(EMPTY_GRID, 81, 0, NULL, &all, NULL), SUDOKU_OK);
  watch(0, 1);
  for (int i = 0; i < 1000; ++i) sudoku_enumerator_next(all, solution);
  unwatch();
  assert_int_equal(atomic_load(&allocations), 0);
  sudoku_enumerator_free(all);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_every_allocation_may_fail_alone),
    cmocka_unit_test(test_every_allocation_and_all_after_it_may_fail),
    cmocka_unit_test(test_nothing_leaks),
    cmocka_unit_test(test_batch_works_without_any_memory_for_threads),
    cmocka_unit_test(test_solving_counting_checking_and_validating_allocate_nothing),
    cmocka_unit_test(test_taking_solutions_allocates_nothing),
  };
  return RUN_TESTS(tests);
}

#endif
