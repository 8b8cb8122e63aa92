// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Solving and counting one puzzle with options.
#include "capi/guard.hpp"
#include "capi/options.hpp"
#include "engine/solution_search.hpp"
#include "engine/watch.hpp"

using namespace sudoku;
using namespace sudoku::capi;
using engine::Outcome;
using engine::SolutionSearch;

sudoku_status sudoku_solve_to(const char* puzzle, size_t length, const sudoku_options* options,
                              char solution[81], sudoku_error* error) {
  if (solution == nullptr) return fail(error, SUDOKU_E_NULL);
  CallOptions call;
  const sudoku_status status = check_call(puzzle, length, options, call, error);
  if (status != SUDOKU_OK) return status;
  SolutionSearch search(call.kernel(), call.order());
  const TextCheck check = search.start(puzzle, length);
  if (!check.ok()) return fail_text(error, check, puzzle, length);
  search.allow(call.limits().max_nodes);
  engine::Watch watch(call.limits());
  const Outcome outcome = search.next(watch);
  call.add_stats(search.stats());
  if (outcome == Outcome::Stopped) return status_of(search.stop());
  if (outcome == Outcome::Exhausted) return SUDOKU_NO_SOLUTION;
  search.write_solution(solution);
  return SUDOKU_OK;
}

sudoku_status sudoku_count(const char* puzzle, size_t length, uint64_t limit,
                           const sudoku_options* options, uint64_t* count, sudoku_error* error) {
  if (count == nullptr) return fail(error, SUDOKU_E_NULL);
  CallOptions call;
  const sudoku_status status = check_call(puzzle, length, options, call, error);
  if (status != SUDOKU_OK) return status;
  // The order of solutions does not change their number.
  SolutionSearch search(call.kernel(), engine::Order::Fast);
  const TextCheck check = search.start(puzzle, length);
  if (!check.ok()) return fail_text(error, check, puzzle, length);
  search.allow(call.limits().max_nodes);
  engine::Watch watch(call.limits());
  Outcome outcome;
  *count = 0;
  while ((outcome = search.next(watch)) == Outcome::Solution) {
    if (++*count == limit) break;
  }
  call.add_stats(search.stats());
  if (outcome == Outcome::Solution) return SUDOKU_SOLUTION_LIMIT;
  return outcome == Outcome::Stopped ? status_of(search.stop()) : SUDOKU_OK;
}
