// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// verdicts.cpp - see verdicts.hpp.
//
// A batch that counts to two sorts the puzzles at the speed of solving.  Only
// those with several solutions or a conflict have more to tell, and are asked
// again one by one: most files have few of them.
#include "verdicts.hpp"

#include <algorithm>

#include "parallel_for.hpp"

namespace tool {
namespace {

bool has_more_to_tell(sudoku_status status) {
  return status == SUDOKU_SEVERAL_SOLUTIONS || status == SUDOKU_CONFLICT;
}

sudoku_verdict brief_verdict(const Answer &answer) {
  sudoku_verdict verdict = SUDOKU_VERDICT_INIT;
  verdict.status = verdict.givens = answer.status;
  if (answer.status == SUDOKU_OK) {
    std::copy(answer.solution.begin(), answer.solution.end(), verdict.solution);
  }
  return verdict;
}

}  // namespace

void check_batch(Session &session, PuzzleBatch &batch, std::vector<sudoku_verdict> &verdicts) {
  batch.solve(session, {2, SUDOKU_ORDER_FAST});
  verdicts.clear();
  std::vector<std::size_t> open;
  for (const Item &item : batch.items()) {
    const Answer answer = batch.answer(item);
    if (has_more_to_tell(answer.status)) open.push_back(verdicts.size());
    verdicts.push_back(brief_verdict(answer));
  }

  sudoku_options options = session.solver_options(SUDOKU_ORDER_FAST, nullptr);
  options.progress = nullptr;  // it belongs to the thread that made the call
  parallel_for(open.size(), session.options().threads, [&](std::size_t i) {
    const std::string_view puzzle = batch.puzzle(batch.items()[open[i]]);
    sudoku_check(puzzle.data(), puzzle.size(), nullptr, &options, &verdicts[open[i]], nullptr);
  });
}

}  // namespace tool
