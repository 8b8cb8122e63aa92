// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "engine/solution_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "support/kernels.hpp"
#include "support/puzzles.hpp"
#include "support/reference_solver.hpp"

namespace sudoku::engine {
namespace {

using testing::kSample;
using testing::kSampleSolution;
using testing::Random;
using testing::ReferenceSolver;

const std::string kEmpty(81, '.');

class SolutionSearches : public testing::KernelTest {
 protected:
  // Solutions in the order they come, `limit` at most; each call of next() may use
  // `max_nodes`.
  std::vector<std::string> all(const std::string& puzzle, Order order, std::size_t limit,
                               std::uint64_t max_nodes = 0) {
    SolutionSearch search(kernel(), order);
    EXPECT_TRUE(search.start(puzzle.data(), puzzle.size()).ok());
    Watch watch(Limits{});
    std::vector<std::string> found;
    while (found.size() < limit) {
      search.allow(max_nodes);
      const Outcome outcome = search.next(watch);
      if (outcome == Outcome::Exhausted) break;
      if (outcome == Outcome::Stopped) continue;
      found.emplace_back(kCells, '?');
      search.write_solution(found.back().data());
    }
    return found;
  }
};

TEST_P(SolutionSearches, FindTheSampleInEitherOrderFromEitherText) {
  for (Order order : {Order::Fast, Order::Lexicographic}) {
    EXPECT_EQ(all(kSample, order, 3), std::vector<std::string>{kSampleSolution});
    EXPECT_EQ(all(testing::as_pencilmarks(kSample), order, 3), std::vector<std::string>{kSampleSolution});
  }
}

TEST_P(SolutionSearches, ReportBadTextAndBeginNothing) {
  std::string text = kSample;
  text[33] = 'q';
  for (Order order : {Order::Fast, Order::Lexicographic}) {
    SolutionSearch search(kernel(), order);
    const TextCheck check = search.start(text.data(), text.size());
    EXPECT_EQ(check.fault, TextFault::Character);
    EXPECT_EQ(check.offset, 33u);
  }
}

TEST_P(SolutionSearches, LexicographicOrderIsThatOfThePlainSearch) {
  Random random(21);
  for (int i = 0; i < 60; ++i) {
    const std::string puzzle = testing::random_puzzle(random, 25 + random.below(5));
    std::vector<std::string> expected;
    ReferenceSolver(puzzle, testing::CellOrder::RowByRow).for_each([&](const std::string& grid) {
      expected.push_back(grid);
      return expected.size() < 100;
    });
    EXPECT_EQ(all(puzzle, Order::Lexicographic, 100), expected) << puzzle;
  }
}

TEST_P(SolutionSearches, BothOrdersFindTheSameSolutions) {
  Random random(22);
  for (int i = 0; i < 60; ++i) {
    const std::string puzzle = testing::random_puzzle(random, 23);
    auto fast = all(puzzle, Order::Fast, 3000), ascending = all(puzzle, Order::Lexicographic, 3000);
    EXPECT_TRUE(std::is_sorted(ascending.begin(), ascending.end()));
    if (fast.size() == 3000) continue;
    std::sort(fast.begin(), fast.end());
    EXPECT_EQ(fast, ascending) << puzzle;
  }
}

TEST_P(SolutionSearches, TheSmallestGridIsFirstOfAll) {
  EXPECT_EQ(all(kEmpty, Order::Lexicographic, 1)[0],
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
}

TEST_P(SolutionSearches, LexicographicOrderDoesNotLoseItselfWherePlainSearchWould) {
  // The plain search needs hours for the first, built to mislead it.
  EXPECT_EQ(all("9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2..",
                Order::Lexicographic, 2).size(), 1u);
  EXPECT_TRUE(all(testing::kHardWithoutSolution, Order::Lexicographic, 1).empty());
  EXPECT_EQ(all("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                Order::Lexicographic, 2),
            std::vector<std::string>{
                "987654321246173985351928746128537694634892157795461832519286473472319568863745219"});
}

TEST_P(SolutionSearches, StopAtTheirNodesAndGoOnWhereTheyStopped) {
  Random random(23);
  for (Order order : {Order::Fast, Order::Lexicographic}) {
    for (int i = 0; i < 10; ++i) {
      const std::string puzzle = testing::random_puzzle(random, 22);
      EXPECT_EQ(all(puzzle, order, 50, 1), all(puzzle, order, 50)) << puzzle;
    }
  }
}

TEST_P(SolutionSearches, UseNoMoreNodesThanAllowed) {
  const std::string hard =
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
  for (Order order : {Order::Fast, Order::Lexicographic}) {
    for (std::uint64_t nodes : {1u, 2u, 7u, 20u}) {
      SolutionSearch search(kernel(), order);
      ASSERT_TRUE(search.start(hard.data(), kCells).ok());
      search.allow(nodes);
      Watch watch(Limits{});
      if (search.next(watch) != Outcome::Stopped) continue;
      EXPECT_EQ(search.stop(), Stop::Nodes);
      EXPECT_EQ(search.stats().nodes, nodes);
    }
  }
}

TEST_P(SolutionSearches, ACancelledWatchStopsThemBeforeAnyWork) {
  std::atomic<bool> cancel{true};
  Limits limits;
  limits.cancel = &cancel;
  Watch watch(limits);
  SolutionSearch search(kernel(), Order::Fast);
  ASSERT_TRUE(search.start(kSample.data(), kCells).ok());
  EXPECT_EQ(search.next(watch), Outcome::Stopped);
  EXPECT_EQ(search.stop(), Stop::Cancelled);
  EXPECT_EQ(search.stats().nodes, 0u);
  cancel = false;
  EXPECT_EQ(search.next(watch), Outcome::Solution);
}

TEST_P(SolutionSearches, AWatchThatLooksOftenDoesNotChangeTheSearch) {
  std::atomic<bool> cancel{false};
  Limits limits;
  limits.cancel = &cancel;
  Watch watching(limits), idle(Limits{});
  SolutionSearch a(kernel(), Order::Fast), b(kernel(), Order::Fast);
  ASSERT_TRUE(a.start(kEmpty.data(), kCells).ok());
  ASSERT_TRUE(b.start(kEmpty.data(), kCells).ok());
  for (int i = 0; i < 2000; ++i) {
    ASSERT_EQ(a.next(watching), Outcome::Solution);
    ASSERT_EQ(b.next(idle), Outcome::Solution);
  }
  EXPECT_EQ(a.stats().nodes, b.stats().nodes);
}

INSTANTIATE_FOR_ALL_KERNELS(SolutionSearches);

}  // namespace
}  // namespace sudoku::engine
