// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "engine/lexicographic.hpp"

#include <algorithm>

#include "core/characters.hpp"

namespace sudoku::engine {
namespace {

// Failures in a row after which the plain order is no longer trusted.
constexpr int kTrust = 16;

}  // namespace

void LexicographicSearch::start(const Candidates& candidates) {
  depth_ = 0;
  child_ = candidates;
  phase_ = Phase::Propagate;
  failures_ = 0;
  stats_ = {};
}

// Makes the next child of the deepest level that has one left.
bool LexicographicSearch::try_next_digit() {
  while (depth_ > 0 && levels_[static_cast<std::size_t>(depth_ - 1)].untried == 0) --depth_;
  if (depth_ == 0) return false;
  Level& level = levels_[static_cast<std::size_t>(depth_ - 1)];
  const CandidateMask digit = level.untried & static_cast<CandidateMask>(-level.untried);
  level.untried ^= digit;
  child_ = level.candidates;
  child_[static_cast<std::size_t>(level.cell)] = digit;
  phase_ = Phase::Propagate;
  return true;
}

// Each level settles one cell at least, so 81 levels are enough.
void LexicographicSearch::open_level() {
  Level& level = levels_[static_cast<std::size_t>(depth_++)];
  level.candidates = child_;
  const auto open = std::find_if_not(child_.begin(), child_.end(), is_single);
  level.cell = static_cast<int>(open - child_.begin());
  level.untried = *open;
  phase_ = Phase::Backtrack;
}

void LexicographicSearch::fail() {
  ++failures_;
  phase_ = Phase::Backtrack;
}

simd::SearchEvent LexicographicSearch::resume(const simd::Kernel& kernel,
                                              simd::SearchMemory& memory,
                                              std::uint64_t max_nodes) {
  const std::uint64_t last_node = stats_.nodes + std::min(max_nodes, ~stats_.nodes);
  for (;;) {
    if (phase_ == Phase::Backtrack && !try_next_digit()) return simd::SearchEvent::Exhausted;
    if (stats_.nodes == last_node) return simd::SearchEvent::Paused;
    if (phase_ == Phase::Propagate) {
      switch (kernel.propagate(child_.data(), stats_)) {
        case simd::Propagation::Contradiction:
          fail();
          break;
        case simd::Propagation::Solved:
          failures_ = 0;
          phase_ = Phase::Backtrack;
          return simd::SearchEvent::Solution;
        case simd::Propagation::Stalled:
          if (failures_ < kTrust) {
            open_level();
          } else {
            kernel.start_candidates(memory, child_.data());
            probe_ = {};
            phase_ = Phase::Probe;
          }
          break;
      }
    } else if (phase_ == Phase::Probe) {
      const simd::SearchEvent event = kernel.resume(memory, last_node - stats_.nodes);
      count_probe(kernel.stats(memory));
      if (event == simd::SearchEvent::Solution) open_level();
      if (event == simd::SearchEvent::Exhausted) fail();
    }
  }
}

// Adds what the running probe has done since last counted.
void LexicographicSearch::count_probe(const simd::SearchStats& now) {
  stats_ += now - probe_;
  probe_ = now;
}

void LexicographicSearch::write_solution(char* text) const {
  for (CandidateMask mask : child_) *text++ = character_of(lowest_digit(mask));
}

}  // namespace sudoku::engine
