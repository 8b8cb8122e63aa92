/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "support.h"

#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#define PATTERN 0xA5

/* ---- Puzzle text ------------------------------------------------------------ */

int cell_value(unsigned char byte) {
  if (byte >= '1' && byte <= '9') return byte - '0';
  return byte != 0 && strchr(ACCEPTED_BLANKS, byte) != NULL ? 0 : -1;
}

void pencilmarks_of_grid(const char grid[81], char pencilmarks[729]) {
  for (int cell = 0; cell < 81; ++cell) {
    const int value = cell_value((unsigned char)grid[cell]);
    for (int digit = 1; digit <= 9; ++digit) {
      const int possible = value == 0 || value == digit;
      pencilmarks[9 * cell + digit - 1] = (char)(possible ? '0' + digit : '.');
    }
  }
}

void with_dots(const char *text, size_t length, char *dotted) {
  for (size_t i = 0; i < length; ++i) {
    dotted[i] = cell_value((unsigned char)text[i]) > 0 ? text[i] : '.';
  }
}

/* ---- Guarded memory --------------------------------------------------------- */

guarded guarded_new(const void *bytes, size_t size) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  const size_t usable = (size + page) / page * page + page;
  guarded memory = {NULL, size, NULL, usable + page};
  memory.mapping = mmap(NULL, memory.mapped, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  assert_true(memory.mapping != MAP_FAILED);
  memset(memory.mapping, PATTERN, usable);
  assert_int_equal(mprotect(memory.mapping + usable, page, PROT_NONE), 0);
  memory.bytes = memory.mapping + usable - size;
  if (bytes) memcpy(memory.bytes, bytes, size);
  return memory;
}

void guarded_freeze(guarded *memory) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  assert_int_equal(mprotect(memory->mapping, memory->mapped - page, PROT_READ), 0);
}

void guarded_assert_equal(const guarded *memory, const void *bytes) {
  assert_memory_equal(memory->bytes, bytes, memory->size);
}

static void assert_pattern(const char *from, const char *to) {
  while (from < to && (unsigned char)*from == PATTERN) ++from;
  assert_ptr_equal(from, to);
}

void guarded_assert_untouched(const guarded *memory) {
  assert_pattern(memory->bytes, memory->bytes + memory->size);
}

void guarded_free(guarded *memory) {
  assert_pattern(memory->mapping, memory->bytes);
  munmap(memory->mapping, memory->mapped);
  memory->bytes = NULL;
}

/* ---- A plain search --------------------------------------------------------- */

typedef struct plain_state {
  unsigned candidates[81];
  unsigned rows[9], columns[9], boxes[9];
  char text[81];
  size_t found, limit;
  char *solutions;
} plain_state;

static int box_of(int cell) { return cell / 27 * 3 + cell % 9 / 3; }

static void read_candidates(const char *puzzle, size_t length, unsigned candidates[81]) {
  char pencilmarks[729];
  if (length == 81) pencilmarks_of_grid(puzzle, pencilmarks);
  else memcpy(pencilmarks, puzzle, 729);
  for (int cell = 0; cell < 81; ++cell) {
    candidates[cell] = 0;
    for (int d = 0; d < 9; ++d) {
      if (cell_value((unsigned char)pencilmarks[9 * cell + d]) > 0) candidates[cell] |= 1u << d;
    }
  }
}

static void plain_step(plain_state *state, int cell) {
  if (cell == 81) {
    memcpy(state->solutions + 81 * state->found++, state->text, 81);
    return;
  }
  unsigned *row = &state->rows[cell / 9];
  unsigned *column = &state->columns[cell % 9];
  unsigned *box = &state->boxes[box_of(cell)];
  unsigned open = state->candidates[cell] & ~(*row | *column | *box);
  for (int d = 0; open != 0 && state->found < state->limit; ++d, open >>= 1) {
    const unsigned bit = 1u << d;
    if (!(open & 1)) continue;
    *row |= bit, *column |= bit, *box |= bit;
    state->text[cell] = (char)('1' + d);
    plain_step(state, cell + 1);
    *row &= ~bit, *column &= ~bit, *box &= ~bit;
  }
}

size_t plain_search(const char *puzzle, size_t length, size_t limit, char *solutions) {
  plain_state state;
  memset(&state, 0, sizeof state);
  state.limit = limit;
  state.solutions = solutions;
  read_candidates(puzzle, length, state.candidates);
  plain_step(&state, 0);
  return state.found;
}

int is_solution_of(const char *solution, const char *puzzle, size_t length) {
  unsigned candidates[81], houses[27] = {0};
  read_candidates(puzzle, length, candidates);
  for (int cell = 0; cell < 81; ++cell) {
    if (solution[cell] < '1' || solution[cell] > '9') return 0;
    const unsigned bit = 1u << (solution[cell] - '1');
    if (!(candidates[cell] & bit)) return 0;
    houses[cell / 9] |= bit;
    houses[9 + cell % 9] |= bit;
    houses[18 + box_of(cell)] |= bit;
  }
  for (int house = 0; house < 27; ++house) {
    if (houses[house] != SUDOKU_ALL_CANDIDATES) return 0;
  }
  return 1;
}

/* ---- Odds and ends ---------------------------------------------------------- */

uint64_t next_random(uint64_t *state) {
  uint64_t z = *state += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

uint64_t milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

void sleep_milliseconds(unsigned milliseconds) {
  const struct timespec span = {milliseconds / 1000, (long)(milliseconds % 1000) * 1000000};
  nanosleep(&span, NULL);
}

sudoku_options options_with_nodes(uint64_t max_nodes) {
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.max_nodes = max_nodes;
  return options;
}

sudoku_options options_with_order(uint32_t order) {
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.order = order;
  return options;
}

sudoku_options options_with_cancel(sudoku_cancel_token *token) {
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.cancel = token;
  return options;
}

sudoku_cancel_token *new_token(void) {
  sudoku_cancel_token *token = NULL;
  assert_int_equal(sudoku_cancel_token_new(&token), SUDOKU_OK);
  assert_non_null(token);
  return token;
}

sudoku_cancel_token *new_cancelled_token(void) {
  sudoku_cancel_token *token = new_token();
  sudoku_cancel_token_cancel(token);
  return token;
}

sudoku_error untouched_error(void) {
  sudoku_error error;
  memset(&error, PATTERN, sizeof error);
  return error;
}

void assert_error_untouched(const sudoku_error *error) {
  assert_pattern((const char *)error, (const char *)(error + 1));
}

void assert_error_equal(const sudoku_error *error, const sudoku_error *expected) {
  assert_int_equal(error->status, expected->status);
  assert_int_equal(error->cell, expected->cell);
  assert_int_equal(error->byte, expected->byte);
  assert_int_equal(error->reserved, expected->reserved);
  assert_int_equal(error->line, expected->line);
  assert_int_equal(error->column, expected->column);
  assert_int_equal(error->offset, expected->offset);
}

sudoku_error error_at(sudoku_status status, int32_t cell, int32_t byte, int64_t offset) {
  const sudoku_error error = {status, cell, byte, 0, 0, 0, offset};
  return error;
}

int skip_unsupported_kernel(void) {
  const char *name = getenv("SUDOKU_FORCE_KERNEL");
  if (!name || sudoku_kernel_is_supported(name)) return 0;
  for (size_t i = 0; sudoku_kernel_name(i); ++i) {
    if (strcmp(sudoku_kernel_name(i), name) != 0) continue;
    printf("skipped: this machine cannot run kernel %s\n", name);
    return EXIT_SKIPPED;
  }
  return 0;
}
