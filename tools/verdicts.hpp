// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// verdicts.hpp - full verdicts for a batch.
#pragma once

#include <sudoku/sudoku.h>

#include <vector>

#include "puzzle_batch.hpp"
#include "session.hpp"

namespace tool {

// One verdict for each item of the batch, in order; reuses `verdicts`.
void check_batch(Session &session, PuzzleBatch &batch, std::vector<sudoku_verdict> &verdicts);

}  // namespace tool
