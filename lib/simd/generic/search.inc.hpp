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

// A node whose cells are all decided: does every row and column hold all nine digits?
// (Boxes do: their cells' sum is that of nine different digits.)
inline bool is_solution(const Node& node) {
  const Lines lines = find_lines(node);
  Vec full = broadcast(kAllCandidates);
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    const Vec row = lines.row[i], column = lines.column[i];
    full &= any_of(row, next_stack<1>(row), next_stack<2>(row));
    full &= any_of(column, next_band<1>(column), next_band<2>(column));
  }
  full &= any_of(lines.row[0], lines.row[1], lines.row[2]);
  return same(full, broadcast(kAllCandidates));
}

// Applies all logic until it rests; then `lines` are the node's.
//
// Always inline: resume() has its stack aligned for registers, a function of its own may
// not (clang 19), and registers saved across cache lines cost a third more time.
[[gnu::always_inline]] inline Propagation propagate_fully(Node& node, Lines& lines, std::uint64_t& passes) {
  Vec total = broadcast(0);
  for (;;) {
    ++passes;
    Pass pass = propagate_once(node, total);
    if (pass == Pass::Changed) continue;
    if (pass == Pass::Rested) {
      lines = find_lines(node);
      pass = apply_triads(node, lines);
    }
    if (pass == Pass::Changed) continue;
    if (pass == Pass::Rested) return Propagation::Stalled;
    return pass == Pass::Decided && is_solution(node) ? Propagation::Solved : Propagation::Contradiction;
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
  Node& node = search.current;
  Lines lines{};
  SearchEvent event;
  bool backtrack = search.at_solution;
  for (;;) {
    if (backtrack) {
      if (waiting_count == 0) {
        event = SearchEvent::Exhausted;
        break;
      }
      copy(search.waiting[--waiting_count], node);
      backtrack = false;
    }
    if (stats.nodes == last_node) {
      event = SearchEvent::Paused;
      break;
    }
    ++stats.nodes;
    const Propagation result = propagate_fully(node, lines, stats.passes);
    if (result == Propagation::Solved) {
      event = SearchEvent::Solution;
      break;
    }
    if (result == Propagation::Contradiction) {
      backtrack = true;
      continue;
    }
    ++stats.branches;
    split(node, search.waiting[waiting_count++], choose_branch(lines));
  }
  search.at_solution = event != SearchEvent::Paused;
  search.stats = stats;
  search.waiting_count = waiting_count;
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
  Lines lines{};
  const Propagation result = propagate_fully(node, lines, stats.passes);
  store_candidates(node, candidates);
  return result;
}

}  // namespace
}  // namespace sudoku::simd
