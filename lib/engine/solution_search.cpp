// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "engine/solution_search.hpp"

#include <algorithm>

namespace sudoku::engine {
namespace {

// Nodes between two looks at the clock: some hundred microseconds.
constexpr std::uint64_t kSliceNodes = 256;

}  // namespace

TextCheck SolutionSearch::start(const char* text, std::size_t length) {
  Candidates candidates;
  if (length == kCells && order_ == Order::Fast) {
    if (kernel_->start_text(memory_, text)) return {};
    return parse_givens(text, candidates);
  }
  const TextCheck check = parse_puzzle(text, length, candidates);
  if (check.ok()) start(candidates);
  return check;
}

void SolutionSearch::start(const Candidates& candidates) {
  if (order_ == Order::Lexicographic) {
    lexicographic_.start(candidates);
  } else {
    kernel_->start_candidates(memory_, candidates.data());
  }
}

simd::SearchEvent SolutionSearch::resume(std::uint64_t max_nodes) {
  return order_ == Order::Lexicographic ? lexicographic_.resume(*kernel_, memory_, max_nodes)
                                        : kernel_->resume(memory_, max_nodes);
}

void SolutionSearch::allow(std::uint64_t max_nodes) {
  const std::uint64_t used = stats().nodes;
  last_node_ = max_nodes == 0 || max_nodes > kNoLimit - used ? kNoLimit : used + max_nodes;
}

Outcome SolutionSearch::next(Watch& watch) {
  for (;;) {
    const std::uint64_t used = stats().nodes;
    stop_ = watch.look({0, 1, solutions_, used});
    if (stop_ != Stop::None) return Outcome::Stopped;
    const std::uint64_t left = last_node_ - used;
    switch (resume(watch.is_idle() ? left : std::min(left, kSliceNodes))) {
      case simd::SearchEvent::Solution:
        ++solutions_;
        return Outcome::Solution;
      case simd::SearchEvent::Exhausted:
        return Outcome::Exhausted;
      case simd::SearchEvent::Paused:
        if (left > kSliceNodes && !watch.is_idle()) break;
        stop_ = Stop::Nodes;
        return Outcome::Stopped;
    }
  }
}

void SolutionSearch::write_solution(char* text) const {
  if (order_ == Order::Lexicographic) {
    lexicographic_.write_solution(text);
  } else {
    kernel_->write_solution(memory_, text);
  }
}

simd::SearchStats SolutionSearch::stats() const {
  return order_ == Order::Lexicographic ? lexicographic_.stats() : kernel_->stats(memory_);
}

}  // namespace sudoku::engine
