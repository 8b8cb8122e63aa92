// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// run_batches.hpp - the loop of the commands that answer puzzle by puzzle.
#pragma once

#include <functional>

#include "puzzle_batch.hpp"
#include "session.hpp"

namespace tool {

// Reads all inputs in batches, hands each to `work`, which solves and prints it,
// and sends the output on its way before the next is read.
void run_batches(Session &session, const std::function<void(PuzzleBatch &)> &work);

}  // namespace tool
