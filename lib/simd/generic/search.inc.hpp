// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Depth-first search over nodes, resumable after every solution.
namespace sudoku::simd {
namespace {

struct Search {
  SearchStats stats;
  std::size_t waiting_count;
  bool at_solution;  // current is a solution that was handed out
  Node current;
  Node waiting[kMaxWaiting];
};
static_assert(sizeof(Search) <= kSearchBytes && sizeof(Node) <= kMaxNodeBytes);

inline Search& search_in(SearchMemory& memory) {
  return *static_cast<Search*>(static_cast<void*>(memory.bytes));
}
inline const Search& search_in(const SearchMemory& memory) {
  return *static_cast<const Search*>(static_cast<const void*>(memory.bytes));
}

inline void reset(Search& search) {
  search.stats = {};
  search.waiting_count = 0;
  search.at_solution = false;
}

// A node without choices: does every cell have one digit and every house all nine?
inline bool is_solution(const Node& node) {
  Grid rows, columns;
  find_minirows(node, rows);
  find_minicolumns(node, columns);
  const Vec all = broadcast(kAllCandidates);
  Vec full = all;
  for (int part = 0; part < kParts; ++part) {
    const Vec row = rows[part], column = columns[part];
    full &= row | others_in_box(row);
    full &= row | neighbour<0, 1, 0>(rows, part) | neighbour<0, 2, 0>(rows, part);
    full &= column | neighbour<1, 0, 0>(columns, part) | neighbour<2, 0, 0>(columns, part);
  }
  return !any(full ^ all);
}

// Applies all logic until it rests.
inline Propagation propagate_fully(Node& node, std::uint64_t& passes) {
  for (;;) {
    ++passes;
    Pass pass = propagate_once(node);
    if (pass.contradiction) return Propagation::Contradiction;
    if (!pass.undecided) {
      return is_solution(node) ? Propagation::Solved : Propagation::Contradiction;
    }
    if (pass.changed) continue;
    pass = apply_triads(node);
    if (pass.contradiction) return Propagation::Contradiction;
    if (!pass.changed) return Propagation::Stalled;
  }
}

bool start_text(SearchMemory& memory, const char* text) {
  Search& search = search_in(memory);
  reset(search);
  return load_text(text, search.current);
}

void start_candidates(SearchMemory& memory, const CandidateMask* candidates) {
  Search& search = search_in(memory);
  reset(search);
  load_candidates(candidates, search.current);
}

SearchEvent resume(SearchMemory& memory, std::uint64_t max_nodes) {
  Search& search = search_in(memory);
  SearchStats stats = search.stats;
  const std::uint64_t last_node = stats.nodes + max_nodes;
  std::size_t waiting_count = search.waiting_count;
  Node node = search.current;
  SearchEvent event;
  bool backtrack = search.at_solution;
  for (;;) {
    if (backtrack) {
      if (waiting_count == 0) {
        event = SearchEvent::Exhausted;
        break;
      }
      node = search.waiting[--waiting_count];
      backtrack = false;
    }
    if (stats.nodes == last_node) {
      event = SearchEvent::Paused;
      break;
    }
    ++stats.nodes;
    const Propagation result = propagate_fully(node, stats.passes);
    if (result == Propagation::Solved) {
      event = SearchEvent::Solution;
      break;
    }
    if (result == Propagation::Contradiction) {
      backtrack = true;
      continue;
    }
    ++stats.branches;
    const Branch branch = choose_branch(node);
    Node& sibling = search.waiting[waiting_count++];
    sibling = node;
    remove_digit(sibling, branch, false);
    remove_digit(node, branch, true);
  }
  search.at_solution = event != SearchEvent::Paused;
  search.stats = stats;
  search.waiting_count = waiting_count;
  search.current = node;
  return event;
}

void write_solution(const SearchMemory& memory, char* text) {
  store_digits(search_in(memory).current, text);
}

SearchStats search_stats(const SearchMemory& memory) { return search_in(memory).stats; }

Propagation propagate(CandidateMask* candidates, SearchStats& stats) {
  Node node;
  load_candidates(candidates, node);
  ++stats.nodes;
  const Propagation result = propagate_fully(node, stats.passes);
  store_candidates(node, candidates);
  return result;
}

}  // namespace
}  // namespace sudoku::simd
