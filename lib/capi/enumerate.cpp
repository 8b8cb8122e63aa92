// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The iterator over solutions.
#include <new>

#include "capi/guard.hpp"
#include "capi/options.hpp"
#include "engine/solution_search.hpp"

using namespace sudoku;
using namespace sudoku::capi;

struct sudoku_enumerator {
  // `options` have been found good.
  sudoku_enumerator(const sudoku_options* options, std::uint64_t solutions)
      : is_set(call.set(options) == SUDOKU_OK), search(call.kernel(), call.order()), limit(solutions) {}

  CallOptions call;
  bool is_set;
  engine::SolutionSearch search;
  std::uint64_t limit;
  std::uint64_t found = 0;
  bool is_exhausted = false;
};

sudoku_status sudoku_enumerator_new(const char* puzzle, size_t length, uint64_t limit,
                                    const sudoku_options* options, sudoku_enumerator** enumerator,
                                    sudoku_error* error) {
  if (enumerator == nullptr) return fail(error, SUDOKU_E_NULL);
  CallOptions checked;
  const sudoku_status status = check_call(puzzle, length, options, checked, error);
  if (status != SUDOKU_OK) return status;
  Candidates candidates;
  const TextCheck check = parse_puzzle(puzzle, length, candidates);
  if (!check.ok()) return fail_text(error, check, puzzle, length);
  auto* made = new (std::nothrow) sudoku_enumerator(options, limit);
  if (made == nullptr) return fail(error, SUDOKU_E_NO_MEMORY);
  made->search.start(candidates);
  *enumerator = made;
  return SUDOKU_OK;
}

sudoku_status sudoku_enumerator_next(sudoku_enumerator* e, char solution[81]) {
  if (e == nullptr || solution == nullptr) return SUDOKU_E_NULL;
  if (e->is_exhausted) return SUDOKU_END;
  if (e->limit != 0 && e->found == e->limit) return SUDOKU_SOLUTION_LIMIT;
  e->search.allow(e->call.limits().max_nodes);
  engine::Watch watch(e->call.limits());
  const simd::SearchStats before = e->search.stats();
  const engine::Outcome outcome = e->search.next(watch);
  e->call.add_stats(e->search.stats() - before);
  if (outcome == engine::Outcome::Stopped) return status_of(e->search.stop());
  e->is_exhausted = outcome == engine::Outcome::Exhausted;
  if (e->is_exhausted) return SUDOKU_END;
  ++e->found;
  e->search.write_solution(solution);
  return SUDOKU_OK;
}

void sudoku_enumerator_free(sudoku_enumerator* enumerator) { delete enumerator; }
