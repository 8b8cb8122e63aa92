// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "engine/verdict.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/kernels.hpp"
#include "support/puzzles.hpp"
#include "support/reference_solver.hpp"

namespace sudoku::engine {
namespace {

using testing::extends;
using testing::is_complete_grid;

class Verdicts : public testing::KernelTest {
 protected:
  Classification classify_text(const std::string& puzzle, std::uint64_t max_nodes = 0) {
    Candidates candidates;
    EXPECT_TRUE(parse_puzzle(puzzle.data(), puzzle.size(), candidates).ok());
    SolutionSearch search(kernel(), Order::Fast);
    Watch watch(Limits{});
    return classify(candidates, settled_digits(candidates), search, watch, max_nodes);
  }
};

std::string text_of(const char (&grid)[kCells]) { return std::string(grid, kCells); }

TEST_P(Verdicts, UniqueWithItsSolution) {
  const Classification found = classify_text(testing::kSample);
  EXPECT_EQ(found.verdict, Verdict::Unique);
  EXPECT_EQ(text_of(found.solution), testing::kSampleSolution);
}

TEST_P(Verdicts, SeveralWithTwoWitnesses) {
  const std::string puzzle =
      ".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.";
  const Classification found = classify_text(puzzle);
  EXPECT_EQ(found.verdict, Verdict::Several);
  for (const std::string& witness : {text_of(found.solution), text_of(found.second)}) {
    EXPECT_TRUE(is_complete_grid(witness));
    EXPECT_TRUE(extends(witness, puzzle));
  }
  EXPECT_NE(text_of(found.solution), text_of(found.second));
}

TEST_P(Verdicts, NoneAndConflictAreDifferentAnswers) {
  EXPECT_EQ(classify_text(testing::kHardWithoutSolution).verdict, Verdict::None);
  std::string conflict = testing::kSample;
  conflict[2] = '3';
  const Classification found = classify_text(conflict);
  EXPECT_EQ(found.verdict, Verdict::Conflict);
  EXPECT_TRUE(found.conflicts.cells[1]);
  EXPECT_TRUE(found.conflicts.cells[2]);
  EXPECT_EQ(found.conflicts.count, 2);
}

TEST_P(Verdicts, UndecidedWhenTheNodesEndBetweenTheFirstAndSecondSolution) {
  const std::string empty(81, '.');
  for (std::uint64_t nodes = 1;; ++nodes) {
    const Classification found = classify_text(empty, nodes);
    if (found.verdict == Verdict::Several) break;
    ASSERT_EQ(found.verdict, Verdict::Undecided);
    EXPECT_EQ(found.stop, Stop::Nodes);
    ASSERT_LT(nodes, 1000u);
  }
}

TEST_P(Verdicts, ADigitOutsideItsCandidatesHasNoSolution) {
  Candidates candidates;
  candidates.fill(kAllCandidates);
  candidates[0] = 0;
  SolutionSearch search(kernel(), Order::Fast);
  Watch watch(Limits{});
  EXPECT_EQ(classify(candidates, {}, search, watch, 0).verdict, Verdict::None);
}

INSTANTIATE_FOR_ALL_KERNELS(Verdicts);

}  // namespace
}  // namespace sudoku::engine
