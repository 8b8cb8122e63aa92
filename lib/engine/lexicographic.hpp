// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Solutions in ascending order, as a plain depth-first search meets them: cells row
// by row, digits ascending.
#pragma once

#include <array>
#include <cstdint>

#include "core/candidates.hpp"
#include "simd/kernel.hpp"

namespace sudoku::engine {

// Tries the digits of the first open cell in turn, with all the logic of the kernel
// after each.  That order of cells alone can lose itself for hours in a part of the
// tree without solutions.  So once several tries in a row have failed, a digit is
// followed only after the kernel's own fast search has found that it leads
// somewhere: at most 81 * 8 such searches between two solutions.
class LexicographicSearch {
 public:
  void start(const Candidates& candidates);

  // As simd::Kernel::resume; `memory` holds the kernel's search between calls.
  simd::SearchEvent resume(const simd::Kernel& kernel, simd::SearchMemory& memory,
                           std::uint64_t max_nodes);

  void write_solution(char* text) const;
  simd::SearchStats stats() const { return stats_; }

 private:
  // A state at which logic rests, its first open cell, and the digits left to try.
  struct Level {
    Candidates candidates;
    int cell;
    CandidateMask untried;
  };

  enum class Phase { Propagate, Probe, Backtrack };

  bool try_next_digit();
  void open_level();
  void fail();
  void count_probe(const simd::SearchStats& now);

  std::array<Level, kCells> levels_;
  int depth_;         // levels in use
  Candidates child_;  // the state being looked at
  Phase phase_;       // what is to be done with it
  int failures_;      // in a row, since the last solution
  simd::SearchStats stats_;
  simd::SearchStats probe_;  // of the running probe, already in stats_
};

}  // namespace sudoku::engine
