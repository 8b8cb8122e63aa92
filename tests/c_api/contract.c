/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "contract.h"

/* ---- Puzzles ---------------------------------------------------------------- */

/* Calls with a puzzle that ends at an inaccessible page and cannot be written. */
static sudoku_status call_guarded(puzzle_call call, const char *bytes, size_t size,
                                  size_t length, sudoku_error *error) {
  guarded puzzle = guarded_new(bytes, size);
  guarded_freeze(&puzzle);
  const sudoku_status status = call(puzzle.bytes, length, NULL, error);
  guarded_free(&puzzle);
  return status;
}

static void expect_fault(puzzle_call call, const char *bytes, size_t length,
                         sudoku_error expected) {
  sudoku_error error = untouched_error();
  assert_int_equal(call_guarded(call, bytes, length, length, &error), expected.status);
  assert_error_equal(&error, &expected);
  assert_int_equal(call_guarded(call, bytes, length, length, NULL), expected.status);
}

static void expect_null(puzzle_call call) {
  const sudoku_error expected = error_at(SUDOKU_E_NULL, -1, -1, -1);
  sudoku_error error = untouched_error();
  assert_int_equal(call(NULL, 81, NULL, &error), SUDOKU_E_NULL);
  assert_error_equal(&error, &expected);
  assert_int_equal(call(NULL, 81, NULL, NULL), SUDOKU_E_NULL);
}

static void expect_lengths(puzzle_call call) {
  static const size_t lengths[] = {0, 1, 80, 82, 162, 728, 730, 810};
  char bytes[810];
  memset(bytes, '.', sizeof bytes);
  for (size_t i = 0; i < ARRAY_LENGTH(lengths); ++i) {
    expect_fault(call, bytes, lengths[i],
                 error_at(SUDOKU_E_LENGTH, -1, -1, (int64_t)lengths[i]));
  }
}

/* Every byte at one place of a puzzle that is otherwise `puzzle`. */
static void expect_bytes(puzzle_call call, const char *puzzle, size_t length, size_t offset) {
  char bytes[729];
  memcpy(bytes, puzzle, length);
  for (int byte = 0; byte < 256; ++byte) {
    bytes[offset] = (char)byte;
    const int cell = (int)(length == 81 ? offset : offset / 9);
    const int value = cell_value((unsigned char)byte);
    const sudoku_error character = error_at(SUDOKU_E_CHARACTER, cell, byte, (int64_t)offset);
    const sudoku_error slot = error_at(SUDOKU_E_SLOT, cell, byte, (int64_t)offset);
    if (value < 0) expect_fault(call, bytes, length, character);
    else if (length == 729 && value > 0 && value != (int)(offset % 9) + 1)
      expect_fault(call, bytes, length, slot);
    else assert_true(call_guarded(call, bytes, length, length, NULL) >= 0);
  }
}

void assert_call_rejects_bad_puzzles(puzzle_call call) {
  char pencilmarks[729];
  pencilmarks_of_grid(LEETCODE_37, pencilmarks);
  expect_null(call);
  expect_lengths(call);
  expect_bytes(call, LEETCODE_37, 81, 0);
  expect_bytes(call, LEETCODE_37, 81, 12);
  expect_bytes(call, LEETCODE_37, 81, 80);
  expect_bytes(call, pencilmarks, 729, 0);
  expect_bytes(call, pencilmarks, 729, 400);
  expect_bytes(call, pencilmarks, 729, 728);
}

void assert_call_leaves_the_error_alone_on_success(puzzle_call call) {
  sudoku_error error = untouched_error();
  assert_int_equal(call_guarded(call, LEETCODE_37, 81, 81, &error), SUDOKU_OK);
  assert_error_untouched(&error);
  assert_int_equal(call_guarded(call, LEETCODE_37, 81, 81, NULL), SUDOKU_OK);
}

/* ---- Options ---------------------------------------------------------------- */

void sizes_below(uint32_t size, uint32_t sizes[4]) {
  sizes[0] = 0;
  sizes[1] = 1;
  sizes[2] = 4;
  sizes[3] = size - 1;
}

static void expect_option_fault(puzzle_call call, const sudoku_options *options,
                                sudoku_status status) {
  const sudoku_error expected = error_at(status, -1, -1, -1);
  sudoku_error error = untouched_error();
  assert_int_equal(call(LEETCODE_37, 81, options, &error), status);
  assert_error_equal(&error, &expected);
  assert_int_equal(call(LEETCODE_37, 81, options, NULL), status);
}

static void expect_struct_size_faults(puzzle_call call) {
  uint32_t sizes[4];
  sizes_below((uint32_t)sizeof(sudoku_options), sizes);
  for (size_t i = 0; i < ARRAY_LENGTH(sizes); ++i) {
    sudoku_options options = SUDOKU_OPTIONS_INIT;
    options.struct_size = sizes[i];
    expect_option_fault(call, &options, SUDOKU_E_STRUCT_SIZE);
  }
  sizes_below((uint32_t)sizeof(sudoku_stats), sizes);
  for (size_t i = 0; i < ARRAY_LENGTH(sizes); ++i) {
    sudoku_stats stats = {sizes[i], 1, 2, 3, 4};
    const sudoku_stats before = stats;
    sudoku_options options = SUDOKU_OPTIONS_INIT;
    options.stats = &stats;
    expect_option_fault(call, &options, SUDOKU_E_STRUCT_SIZE);
    assert_memory_equal(&stats, &before, sizeof stats);
  }
}

void assert_call_rejects_bad_options(puzzle_call call) {
  static const uint32_t orders[] = {2, 3, 1000, UINT32_MAX};
  static const char *const kernels[] = {"", "no such kernel", "SCALAR", "scalar "};
  expect_struct_size_faults(call);
  for (size_t i = 0; i < ARRAY_LENGTH(orders); ++i) {
    const sudoku_options options = options_with_order(orders[i]);
    expect_option_fault(call, &options, SUDOKU_E_OPTION);
  }
  for (size_t i = 0; i < ARRAY_LENGTH(kernels); ++i) {
    sudoku_options options = SUDOKU_OPTIONS_INIT;
    options.kernel = kernels[i];
    expect_option_fault(call, &options, SUDOKU_E_KERNEL);
  }
}

void assert_call_accepts_larger_options(puzzle_call call) {
  static const size_t extras[] = {1, 8, 64, 1000};
  for (size_t i = 0; i < ARRAY_LENGTH(extras); ++i) {
    sudoku_stats stats = SUDOKU_STATS_INIT;
    sudoku_options options = SUDOKU_OPTIONS_INIT;
    guarded grown_options = guarded_new(NULL, sizeof options + (extras[i] + 7) / 8 * 8);
    guarded grown_stats = guarded_new(NULL, sizeof stats + (extras[i] + 7) / 8 * 8);
    stats.struct_size += (uint32_t)extras[i];
    options.struct_size += (uint32_t)extras[i];
    memcpy(grown_stats.bytes, &stats, sizeof stats);
    options.stats = (sudoku_stats *)(void *)grown_stats.bytes;
    memcpy(grown_options.bytes, &options, sizeof options);
    assert_int_equal(call(LEETCODE_37, 81, (const void *)grown_options.bytes, NULL), SUDOKU_OK);
    assert_memory_equal(grown_options.bytes, &options, sizeof options);
    assert_int_equal(options.stats->struct_size, stats.struct_size);
    for (size_t at = sizeof stats; at < grown_stats.size; ++at) {
      assert_int_equal((unsigned char)grown_stats.bytes[at], 0xA5);
    }
    guarded_free(&grown_options);
    guarded_free(&grown_stats);
  }
}

static sudoku_stats work_of(puzzle_call call, const char *puzzle, const char *kernel) {
  sudoku_stats stats = SUDOKU_STATS_INIT;
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.stats = &stats;
  options.kernel = kernel;
  assert_int_equal(call(puzzle, 81, &options, NULL), SUDOKU_OK);
  assert_int_equal(stats.struct_size, sizeof stats);
  assert_int_equal(stats.reserved, 0);
  return stats;
}

void assert_call_counts_its_work(puzzle_call call) {
  const sudoku_stats once = work_of(call, BRANCHING_GRID, NULL);
  assert_true(once.nodes > 1);
  assert_true(once.branches > 0 && once.branches < once.nodes);
  assert_true(once.passes >= once.nodes);

  sudoku_stats twice = SUDOKU_STATS_INIT;
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.stats = &twice;
  assert_int_equal(call(BRANCHING_GRID, 81, &options, NULL), SUDOKU_OK);
  assert_int_equal(call(BRANCHING_GRID, 81, &options, NULL), SUDOKU_OK);
  assert_int_equal(twice.nodes, 2 * once.nodes);
  assert_int_equal(twice.branches, 2 * once.branches);
  assert_int_equal(twice.passes, 2 * once.passes);
}

void assert_call_names_every_kernel(puzzle_call call) {
  const sudoku_stats automatic = work_of(call, BRANCHING_GRID, NULL);
  for (size_t i = 0; sudoku_kernel_name(i); ++i) {
    if (!sudoku_kernel_is_supported(sudoku_kernel_name(i))) continue;
    const sudoku_stats named = work_of(call, BRANCHING_GRID, sudoku_kernel_name(i));
    assert_int_equal(named.nodes, automatic.nodes);
    assert_int_equal(named.branches, automatic.branches);
  }
}
