// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// A kernel is the whole search compiled for one instruction set, behind a table
// of function pointers.  Dispatch happens once per call, never inside the search.
//
// All kernels visit the same nodes in the same order, so that answers, node
// counts and the order of solutions do not depend on the machine.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/candidates.hpp"

namespace sudoku::simd {

// How far a search can get in one go.
enum class SearchEvent {
  Solution,   // the current node is a solution; resume to look for the next
  Exhausted,  // there are no more
  Paused      // the allowance of nodes is used up; resume to go on
};

enum class Propagation { Contradiction, Solved, Stalled };

struct SearchStats {
  std::uint64_t nodes = 0;     // states whose propagation was begun
  std::uint64_t branches = 0;  // states split in two
  std::uint64_t passes = 0;

  SearchStats& operator+=(const SearchStats& more) {
    nodes += more.nodes;
    branches += more.branches;
    passes += more.passes;
    return *this;
  }
  SearchStats operator-(const SearchStats& before) const {
    return {nodes - before.nodes, branches - before.branches, passes - before.passes};
  }
};

// Room for one search: the current node and the siblings that wait.
//
// A waiting sibling belongs to a branch "this minirow (or minicolumn) of the box
// holds the digit" on the current path, and such a branch settles one of
// 9 boxes x 9 digits x 2 directions for good: at most 162 wait at once.
// It is plain memory, so that a search can live on the stack of the caller.
constexpr std::size_t kMaxWaiting = 162;
constexpr std::size_t kMaxNodeBytes = 288;
constexpr std::size_t kSearchBytes = 128 + (kMaxWaiting + 1) * kMaxNodeBytes;
struct SearchMemory {
  alignas(64) unsigned char bytes[kSearchBytes];
};

struct Kernel {
  const char* name;

  // Begins a search.  The first reads exactly 81 characters and returns false,
  // with nothing begun, if one of them is neither a digit nor a blank.
  bool (*start_text)(SearchMemory& memory, const char* text);
  void (*start_candidates)(SearchMemory& memory, const CandidateMask* candidates);

  // Searches on, for `max_nodes` more nodes at most.
  SearchEvent (*resume)(SearchMemory& memory, std::uint64_t max_nodes);

  // After SearchEvent::Solution: writes its 81 digits as text.
  void (*write_solution)(const SearchMemory& memory, char* text);

  // The work done since the search was started.
  SearchStats (*stats)(const SearchMemory& memory);

  // Applies logic alone, without branching, to 81 masks in place; adds to `stats`.
  Propagation (*propagate)(CandidateMask* candidates, SearchStats& stats);
};

}  // namespace sudoku::simd
