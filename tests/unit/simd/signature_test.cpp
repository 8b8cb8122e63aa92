// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The work of the search on fixed sets of puzzles: every kernel visits the same nodes,
// and a change of the rules or of branching shows here even where answers do not.
//
// A line changes only in a commit that says why.
#include <gtest/gtest.h>

#include <cstdint>
#include <iterator>
#include <ostream>
#include <string>

#include "core/puzzle_text.hpp"
#include "simd/kernel.hpp"
#include "support/kernels.hpp"
#include "support/puzzles.hpp"

namespace sudoku::simd {
namespace {

using testing::Random;

constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};
constexpr std::uint64_t kSolutionLimit = 20;

// Some of the hardest for people and for programs: A. Inkala 2010 and 2012, "Golden
// Nugget", "Kolk", "Easter Monster", "Platinum Blonde".
const std::string kHardPuzzles[] = {
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    "12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
    ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
};

std::string hard_morph(Random& random) {
  const int which = random.below(static_cast<int>(std::size(kHardPuzzles)));
  return testing::random_morph(random).apply(kHardPuzzles[which]);
}

std::string altered_hard_morph(Random& random) {
  std::string puzzle = hard_morph(random);
  for (int changes = 2; changes > 0; --changes) {
    const auto at = static_cast<std::size_t>(random.below(81));
    puzzle[at] = puzzle[at] == '.' ? static_cast<char>('1' + random.below(9)) : '.';
  }
  return puzzle;
}

std::string random_pencilmarks(Random& random) {
  const std::string grid = testing::random_grid(random);
  std::string marks = testing::as_pencilmarks(std::string(81, '.'));
  for (std::size_t slot = 0; slot < marks.size(); ++slot) {
    if (grid[slot / 9] != marks[slot] && random.below(5) < 2) marks[slot] = '.';
  }
  return marks;
}

std::string loose_puzzle(Random& random) {
  return testing::random_puzzle(random, 17 + random.below(10));
}
std::string empty_puzzle(Random&) { return std::string(kCells, '.'); }

struct Work {
  std::uint64_t solutions, nodes, branches;
  std::uint64_t digest;  // FNV-1a of the solutions in order
  bool operator==(const Work&) const = default;
};
std::ostream& operator<<(std::ostream& out, const Work& work) {
  return out << "{" << work.solutions << ", " << work.nodes << ", " << work.branches << ", 0x" << std::hex
             << work.digest << std::dec << "}";
}

struct Set {
  const char* name;
  int puzzles;
  std::string (*make)(Random& random);
  Work expected;
};
const Set kSets[] = {
    {"minimal", 100, testing::random_minimal_puzzle, {100, 306, 103, 0x0b47'c9bc'3539'0c35}},
    {"hard", 60, hard_morph, {60, 9304, 4622, 0x22bb'de2c'4008'c49d}},
    {"altered", 150, altered_hard_morph, {672, 3037, 1548, 0xdbe8'0242'6e49'9771}},
    {"loose", 150, loose_puzzle, {3000, 7943, 4889, 0xb406'c800'e700'23b9}},
    {"pencilmarks", 100, random_pencilmarks, {2000, 18218, 9754, 0x83bb'ddc7'5495'a89d}},
    {"empty", 1, empty_puzzle, {20, 90, 70, 0x7249'2036'ba0d'0c49}},
};

void begin(const Kernel& kernel, SearchMemory& memory, const std::string& puzzle) {
  if (puzzle.size() == kCells) {
    ASSERT_TRUE(kernel.start_text(memory, puzzle.data()));
    return;
  }
  Candidates candidates;
  ASSERT_TRUE(parse_pencilmarks(puzzle.data(), candidates).ok());
  kernel.start_candidates(memory, candidates.data());
}

void solve(const Kernel& kernel, const std::string& puzzle, Work& work) {
  SearchMemory memory;
  begin(kernel, memory, puzzle);
  for (std::uint64_t found = 0; found < kSolutionLimit; ++found) {
    if (kernel.resume(memory, kNoLimit) != SearchEvent::Solution) break;
    char solution[kCells];
    kernel.write_solution(memory, solution);
    for (const char digit : solution) {
      work.digest = (work.digest ^ static_cast<unsigned char>(digit)) * 0x100'0000'01b3;
    }
    ++work.solutions;
  }
  const SearchStats stats = kernel.stats(memory);
  work.nodes += stats.nodes;
  work.branches += stats.branches;
}

class Signature : public testing::KernelTest {};

TEST_P(Signature, IsTheRecordedOne) {
  for (const Set& set : kSets) {
    Random random(77);
    Work work{0, 0, 0, 0xcbf2'9ce4'8422'2325};
    for (int i = 0; i < set.puzzles; ++i) solve(kernel(), set.make(random), work);
    EXPECT_EQ(work, set.expected) << set.name;
  }
}

INSTANTIATE_FOR_ALL_KERNELS(Signature);

}  // namespace
}  // namespace sudoku::simd
