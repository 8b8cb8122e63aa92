// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "simd/kernel.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/puzzle_text.hpp"
#include "support/kernels.hpp"
#include "support/puzzles.hpp"
#include "support/reference_solver.hpp"

namespace sudoku::simd {
namespace {

using testing::extends;
using testing::is_complete_grid;
using testing::kSample;
using testing::kSampleSolution;
using testing::Random;
using testing::ReferenceSolver;

constexpr std::uint64_t kNoLimit = ~std::uint64_t{0};

class Kernels : public testing::KernelTest {
 protected:
  std::string solution() const {
    std::string text(kCells, '?');
    kernel().write_solution(memory_, text.data());
    return text;
  }
  bool start(const std::string& puzzle) {
    if (puzzle.size() == kCells) return kernel().start_text(memory_, puzzle.data());
    Candidates candidates;
    if (!parse_pencilmarks(puzzle.data(), candidates).ok()) return false;
    kernel().start_candidates(memory_, candidates.data());
    return true;
  }
  // All solutions, up to a limit.
  std::set<std::string> solve(const std::string& puzzle, std::size_t limit) {
    std::set<std::string> solutions;
    EXPECT_TRUE(start(puzzle));
    while (solutions.size() < limit && kernel().resume(memory_, kNoLimit) == SearchEvent::Solution) {
      EXPECT_TRUE(solutions.insert(solution()).second) << "a solution came twice";
    }
    return solutions;
  }
  SearchMemory memory_;
};

TEST_P(Kernels, SolveTheSample) {
  EXPECT_EQ(solve(kSample, 3), std::set<std::string>{kSampleSolution});
  EXPECT_EQ(kernel().stats(memory_).nodes, 1u);
  EXPECT_EQ(kernel().stats(memory_).branches, 0u);
}

TEST_P(Kernels, RefuseABadCharacterAnywhere) {
  for (std::size_t at = 0; at < kCells; ++at) {
    std::string text = kSample;
    text[at] = 'a';
    EXPECT_FALSE(kernel().start_text(memory_, text.data())) << at;
    text[at] = static_cast<char>(0xb1);  // '1' with the top bit set
    EXPECT_FALSE(kernel().start_text(memory_, text.data())) << at;
  }
}

TEST_P(Kernels, AcceptExactlyTheCharactersOfCells) {
  for (int byte = 0; byte < 256; ++byte) {
    std::string text(kCells, '.');
    text[40] = static_cast<char>(byte);
    Candidates ignored;
    EXPECT_EQ(kernel().start_text(memory_, text.data()), parse_givens(text.data(), ignored).ok())
        << byte;
  }
}

TEST_P(Kernels, TakeAnyBlankForABlank) {
  std::string text = kSample;
  const std::string blanks = ".0*_-?xX ";
  std::size_t turn = 0;
  for (char& cell : text) {
    if (cell == '.') cell = blanks[turn++ % blanks.size()];
  }
  EXPECT_EQ(solve(text, 2), std::set<std::string>{kSampleSolution});
}

TEST_P(Kernels, ACompleteGridIsItsOwnSolutionUnlessItIsWrong) {
  EXPECT_EQ(solve(kSampleSolution, 2), std::set<std::string>{kSampleSolution});
  std::string wrong = kSampleSolution;
  std::swap(wrong[0], wrong[1]);
  EXPECT_TRUE(solve(wrong, 2).empty());
}

TEST_P(Kernels, FindEverySolutionOnce) {
  Random random(11);
  for (int i = 0; i < 60; ++i) {
    const std::string puzzle = testing::random_puzzle(random, 24 + random.below(6));
    std::set<std::string> expected;
    ReferenceSolver(puzzle).for_each([&](const std::string& grid) {
      expected.insert(grid);
      return expected.size() < 5000;
    });
    if (expected.size() == 5000) continue;
    EXPECT_EQ(solve(puzzle, 5001), expected) << puzzle;
  }
}

TEST_P(Kernels, AgreeWithTheOracleOnAlteredPuzzles) {
  Random random(12);
  for (int i = 0; i < 150; ++i) {
    std::string puzzle = testing::random_minimal_puzzle(random);
    // One more digit anywhere: mostly no solution, sometimes a conflict.
    puzzle[static_cast<std::size_t>(random.below(81))] = static_cast<char>('1' + random.below(9));
    EXPECT_EQ(solve(puzzle, 3).size(), ReferenceSolver(puzzle).count(3)) << puzzle;
  }
}

TEST_P(Kernels, AgreeWithTheOracleOnPencilmarks) {
  Random random(13);
  for (int i = 0; i < 200; ++i) {
    // A solution with every other candidate kept with a chance of a third.
    const std::string grid = testing::random_grid(random);
    std::string marks = testing::as_pencilmarks(std::string(81, '.'));
    for (std::size_t slot = 0; slot < marks.size(); ++slot) {
      if (grid[slot / 9] != marks[slot] && random.below(3) != 0) marks[slot] = '.';
    }
    const auto found = solve(marks, 50);
    EXPECT_EQ(found.size(), ReferenceSolver(marks).count(50)) << marks;
    for (const std::string& solution : found) EXPECT_TRUE(extends(solution, marks));
  }
}

TEST_P(Kernels, ACellWithoutCandidatesHasNoSolution) {
  std::string marks = testing::as_pencilmarks(std::string(81, '.'));
  std::fill_n(marks.begin() + 9 * 40, 9, '.');
  EXPECT_TRUE(solve(marks, 1).empty());
}

TEST_P(Kernels, AnswersDoNotChangeUnderMorphs) {
  Random random(14);
  for (int i = 0; i < 40; ++i) {
    const std::string puzzle = testing::random_minimal_puzzle(random);
    const testing::Morph morph = testing::random_morph(random);
    const auto found = solve(puzzle, 2), morphed = solve(morph.apply(puzzle), 2);
    ASSERT_EQ(found.size(), 1u);
    ASSERT_EQ(morphed.size(), 1u);
    EXPECT_EQ(morph.apply(*found.begin()), *morphed.begin());
  }
}

TEST_P(Kernels, LoosePuzzlesDoNotExplode) {
  EXPECT_EQ(solve(std::string(81, '.'), 1000).size(), 1000u);
  for (const std::string& grid : solve(std::string(40, '.') + "1" + std::string(40, '.'), 100)) {
    EXPECT_TRUE(is_complete_grid(grid));
  }
  EXPECT_TRUE(solve(testing::kHardWithoutSolution, 1).empty());
  EXPECT_LT(kernel().stats(memory_).nodes, 100u);
}

TEST_P(Kernels, PausesDoNotChangeTheSearch) {
  Random random(15);
  for (int i = 0; i < 20; ++i) {
    const std::string puzzle = testing::random_puzzle(random, 20);
    const auto whole = solve(puzzle, 200);
    const SearchStats stats = kernel().stats(memory_);
    ASSERT_TRUE(start(puzzle));
    std::set<std::string> sliced;
    while (sliced.size() < 200) {
      const SearchEvent event = kernel().resume(memory_, 1);
      if (event == SearchEvent::Exhausted) break;
      if (event == SearchEvent::Solution) sliced.insert(solution());
    }
    EXPECT_EQ(sliced, whole);
    EXPECT_EQ(kernel().stats(memory_).nodes, stats.nodes);
    EXPECT_EQ(kernel().stats(memory_).branches, stats.branches);
  }
}

TEST_P(Kernels, AnAllowanceOfNoNodesPausesAtOnce) {
  ASSERT_TRUE(start(kSample));
  EXPECT_EQ(kernel().resume(memory_, 0), SearchEvent::Paused);
  EXPECT_EQ(kernel().stats(memory_).nodes, 0u);
  EXPECT_EQ(kernel().resume(memory_, 1), SearchEvent::Solution);
  EXPECT_EQ(kernel().resume(memory_, 0), SearchEvent::Exhausted);
}

TEST_P(Kernels, VisitTheNodesOfThePortableKernel) {
  const Kernel& portable = *find_kernel("scalar");
  Random random(16);
  for (int i = 0; i < 200; ++i) {
    const std::string puzzle = testing::random_puzzle(random, 17 + random.below(12));
    const auto found = solve(puzzle, 30);
    const SearchStats stats = kernel().stats(memory_);
    SearchMemory memory;
    std::size_t count = 0;
    ASSERT_TRUE(portable.start_text(memory, puzzle.data()));
    while (count < 30 && portable.resume(memory, kNoLimit) == SearchEvent::Solution) ++count;
    EXPECT_EQ(found.size(), count);
    EXPECT_EQ(stats.nodes, portable.stats(memory).nodes) << puzzle;
    EXPECT_EQ(stats.branches, portable.stats(memory).branches) << puzzle;
  }
}

TEST_P(Kernels, PropagationKeepsEverySolutionAndRests) {
  Random random(17);
  for (int i = 0; i < 100; ++i) {
    const std::string puzzle = testing::random_minimal_puzzle(random);
    Candidates candidates;
    ASSERT_TRUE(parse_givens(puzzle.data(), candidates).ok());
    SearchStats stats;
    const Propagation result = kernel().propagate(candidates.data(), stats);
    ASSERT_NE(result, Propagation::Contradiction);
    const std::string solution = ReferenceSolver(puzzle).solve();
    for (std::size_t cell = 0; cell < kCells; ++cell) {
      EXPECT_NE(candidates[cell] & mask_of_digit(solution[cell] - '0'), 0);
    }
    Candidates again = candidates;
    EXPECT_EQ(kernel().propagate(again.data(), stats), result);
    EXPECT_EQ(again, candidates);
    EXPECT_EQ(stats.nodes, 2u);
  }
}

INSTANTIATE_FOR_ALL_KERNELS(Kernels);

}  // namespace
}  // namespace sudoku::simd
