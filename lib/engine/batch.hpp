// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Many puzzles, many threads, results in input order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/puzzle_text.hpp"
#include "engine/solution_search.hpp"

namespace sudoku::engine {

enum class PuzzleStatus { Solved, Several, None, Conflict, Malformed, NoPuzzle, Stopped };

// What became of one puzzle.
struct PuzzleResult {
  PuzzleStatus status = PuzzleStatus::Stopped;
  TextFault fault = TextFault::None;  // if malformed
  Stop stop = Stop::None;             // if stopped
  std::uint64_t count = 0;
  bool has_solution = false;
  char solution[kCells];
};

// Where puzzles come from and results go.  Called from several threads at once, for
// different indices.
class BatchIo {
 public:
  // The text of a puzzle; an empty one is no puzzle.
  struct Input {
    std::string_view text;
    TextCheck check;
  };
  virtual Input puzzle(std::size_t index) const = 0;
  virtual void accept(std::size_t index, const PuzzleResult& result) = 0;

 protected:
  ~BatchIo() = default;
};

struct BatchJob {
  const simd::Kernel& kernel;
  Order order;
  std::size_t count;
  std::uint64_t limit;  // solutions of each puzzle; 0: all
  unsigned threads;     // at least 1
  Limits limits;
};

struct BatchSummary {
  std::size_t done = 0;  // puzzles finished
  Stop stop = Stop::None;
  simd::SearchStats stats;
};

// Every index is handed to accept() once, also those that were not reached.  Uses
// fewer threads if the system does not give as many.
BatchSummary run_batch(const BatchJob& job, BatchIo& io);

}  // namespace sudoku::engine
