// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The complete classification of a puzzle.
#pragma once

#include "core/candidates.hpp"
#include "core/conflicts.hpp"
#include "engine/solution_search.hpp"

namespace sudoku::engine {

enum class Verdict { Unique, Several, None, Conflict, Undecided };

// `solution` and `second` hold as many witnesses as the verdict has.
struct Classification {
  Verdict verdict = Verdict::Undecided;
  Stop stop = Stop::None;  // why it is undecided
  Conflicts conflicts;
  char solution[kCells];
  char second[kCells];
};

// The digits of cells with one candidate.
Digits settled_digits(const Candidates& candidates);

// Classifies a board of these candidates and digits (settled or filled in) within
// limits.  `search` is scratch memory; its stats tell the work done.
Classification classify(const Candidates& candidates, const Digits& digits,
                        SolutionSearch& search, Watch& watch, std::uint64_t max_nodes);

}  // namespace sudoku::engine
