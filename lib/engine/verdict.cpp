// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "engine/verdict.hpp"

namespace sudoku::engine {

Digits settled_digits(const Candidates& candidates) {
  Digits digits{};
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (is_single(candidates[cell])) digits[cell] = static_cast<std::uint8_t>(lowest_digit(candidates[cell]));
  }
  return digits;
}

Classification classify(const Candidates& candidates, const Digits& digits,
                        SolutionSearch& search, Watch& watch, std::uint64_t max_nodes) {
  Classification result;
  search.start(candidates);
  result.conflicts = find_conflicts(digits);
  if (result.conflicts.any()) {
    result.verdict = Verdict::Conflict;
    return result;
  }
  search.allow(max_nodes);
  Verdict if_exhausted = Verdict::None;
  for (char* witness : {result.solution, result.second}) {
    switch (search.next(watch)) {
      case Outcome::Solution:
        search.write_solution(witness);
        if_exhausted = Verdict::Unique;
        break;
      case Outcome::Exhausted:
        result.verdict = if_exhausted;
        return result;
      case Outcome::Stopped:
        result.stop = search.stop();
        return result;
    }
  }
  result.verdict = Verdict::Several;
  return result;
}

}  // namespace sudoku::engine
