// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// A search for the solutions of one puzzle, in either order, in slices.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/candidates.hpp"
#include "core/puzzle_text.hpp"
#include "engine/lexicographic.hpp"
#include "engine/watch.hpp"
#include "simd/kernel.hpp"

namespace sudoku::engine {

enum class Order { Fast, Lexicographic };

// What a search came to: a solution, or the end, or a limit that struck.
enum class Outcome { Solution, Exhausted, Stopped };

// Plain memory of some 60 KiB, meant to live on the stack or inside a handle.  It
// allocates nothing, and after a solution or a stop it can be continued.
class SolutionSearch {
 public:
  SolutionSearch(const simd::Kernel& kernel, Order order) : kernel_(&kernel), order_(order) {}

  // Begins with a puzzle of 81 or 729 characters.  If the check is not ok, nothing
  // was begun.
  TextCheck start(const char* text, std::size_t length);
  void start(const Candidates& candidates);

  // Allows so many nodes from now on, for all calls of next() together; 0: no limit.
  void allow(std::uint64_t max_nodes);

  // Looks for the next solution.  After Outcome::Stopped, stop() says why.
  Outcome next(Watch& watch);
  Stop stop() const { return stop_; }

  // After Outcome::Solution.
  void write_solution(char* text) const;

  simd::SearchStats stats() const;

 private:
  static constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};

  simd::SearchEvent resume(std::uint64_t max_nodes);

  const simd::Kernel* kernel_;
  Order order_;
  Stop stop_ = Stop::None;
  std::uint64_t solutions_ = 0;
  std::uint64_t last_node_ = kNoLimit;  // of stats().nodes
  simd::SearchMemory memory_;
  LexicographicSearch lexicographic_;
};

}  // namespace sudoku::engine
