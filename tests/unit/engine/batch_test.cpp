// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "engine/batch.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "simd/dispatch.hpp"
#include "support/puzzles.hpp"
#include "support/reference_solver.hpp"

namespace sudoku::engine {
namespace {

using testing::Random;

class VectorIo final : public BatchIo {
 public:
  explicit VectorIo(std::vector<std::string> puzzles)
      : puzzles_(std::move(puzzles)), results_(puzzles_.size()), accepted_(puzzles_.size()) {}

  Input puzzle(std::size_t index) const override { return {puzzles_[index], {}}; }
  void accept(std::size_t index, const PuzzleResult& result) override {
    results_[index] = result;
    ++accepted_[index];
  }

  const PuzzleResult& result(std::size_t index) const { return results_[index]; }
  std::string solution(std::size_t index) const { return std::string(results_[index].solution, kCells); }
  bool each_accepted_once() const {
    return accepted_ == std::vector<int>(puzzles_.size(), 1);
  }

 private:
  std::vector<std::string> puzzles_;
  std::vector<PuzzleResult> results_;
  std::vector<int> accepted_;
};

BatchSummary run(VectorIo& io, std::size_t count, std::uint64_t limit, unsigned threads,
                 const Limits& limits = {}) {
  return run_batch({*simd::active_kernel(), Order::Fast, count, limit, threads, limits}, io);
}

std::vector<std::string> mixed_puzzles(std::size_t count) {
  Random random(31);
  std::vector<std::string> puzzles;
  for (std::size_t i = 0; i < count; ++i) puzzles.push_back(testing::random_puzzle(random, 22 + random.below(20)));
  return puzzles;
}

TEST(Batch, AnswersDoNotDependOnThreads) {
  const auto puzzles = mixed_puzzles(500);
  VectorIo one(puzzles);
  const BatchSummary alone = run(one, puzzles.size(), 2, 1);
  EXPECT_EQ(alone.done, puzzles.size());
  for (unsigned threads : {2u, 3u, 8u}) {
    VectorIo many(puzzles);
    const BatchSummary summary = run(many, puzzles.size(), 2, threads);
    EXPECT_EQ(summary.done, puzzles.size());
    EXPECT_EQ(summary.stats.nodes, alone.stats.nodes);
    EXPECT_TRUE(many.each_accepted_once());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      EXPECT_EQ(many.result(i).count, one.result(i).count);
      EXPECT_EQ(many.solution(i), one.solution(i));
    }
  }
}

TEST(Batch, CountsAgreeWithTheOracle) {
  auto puzzles = mixed_puzzles(150);
  puzzles[3] = testing::kHardWithoutSolution;
  VectorIo io(puzzles);
  run(io, puzzles.size(), 3, 2);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (i != 3) { EXPECT_EQ(io.result(i).count, testing::ReferenceSolver(puzzles[i]).count(3)); }
  }
  EXPECT_EQ(io.result(3).status, PuzzleStatus::None);
}

TEST(Batch, EachKindOfPuzzleHasItsStatus) {
  std::string conflict = testing::kSample, malformed = testing::kSample;
  conflict[1] = '5';
  malformed[80] = 'z';
  VectorIo io({testing::kSample, std::string(81, '.'), testing::kHardWithoutSolution, conflict,
               malformed, ""});
  run(io, 6, 2, 1);
  EXPECT_EQ(io.result(0).status, PuzzleStatus::Solved);
  EXPECT_EQ(io.result(1).status, PuzzleStatus::Several);
  EXPECT_EQ(io.result(2).status, PuzzleStatus::None);
  EXPECT_EQ(io.result(3).status, PuzzleStatus::Conflict);
  EXPECT_EQ(io.result(4).status, PuzzleStatus::Malformed);
  EXPECT_EQ(io.result(4).fault, TextFault::Character);
  EXPECT_EQ(io.result(5).status, PuzzleStatus::NoPuzzle);
}

TEST(Batch, ACancelledBatchReachesNothing) {
  std::atomic<bool> cancel{true};
  Limits limits;
  limits.cancel = &cancel;
  const auto puzzles = mixed_puzzles(200);
  VectorIo io(puzzles);
  const BatchSummary summary = run(io, puzzles.size(), 1, 3, limits);
  EXPECT_EQ(summary.stop, Stop::Cancelled);
  EXPECT_EQ(summary.done, 0u);
  EXPECT_TRUE(io.each_accepted_once());
  EXPECT_EQ(io.result(7).status, PuzzleStatus::Stopped);
  EXPECT_EQ(io.result(7).stop, Stop::Cancelled);
}

TEST(Batch, TimeEndsAnEndlessCountInEveryThread) {
  Limits limits;
  limits.max_milliseconds = 30;
  const std::vector<std::string> puzzles(200, std::string(81, '.'));
  VectorIo io(puzzles);
  const auto start = std::chrono::steady_clock::now();
  const BatchSummary summary = run(io, puzzles.size(), 0, 4, limits);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
  EXPECT_EQ(summary.stop, Stop::Time);
  EXPECT_EQ(summary.done, 0u);
  EXPECT_TRUE(io.each_accepted_once());
  for (std::size_t i = 0; i < puzzles.size(); ++i) EXPECT_EQ(io.result(i).stop, Stop::Time);
}

TEST(Batch, NodesLimitEachPuzzleAndTheRestGoesOn) {
  Limits limits;
  limits.max_nodes = 1;
  VectorIo io({std::string(81, '.'), testing::kSample});
  const BatchSummary summary = run(io, 2, 1, 1, limits);
  EXPECT_EQ(summary.stop, Stop::None);
  EXPECT_EQ(summary.done, 2u);
  EXPECT_EQ(io.result(0).status, PuzzleStatus::Stopped);
  EXPECT_EQ(io.result(0).stop, Stop::Nodes);
  EXPECT_EQ(io.result(1).status, PuzzleStatus::Solved);
}

class StoppingListener final : public ProgressListener {
 public:
  bool on_progress(const ProgressReport& report) override {
    total_ = report.total;
    return false;
  }
  std::uint64_t total() const { return total_; }

 private:
  std::uint64_t total_ = 0;
};

TEST(Batch, AListenerHearsOfTheWholeBatchAndCanStopIt) {
  for (unsigned threads : {1u, 2u}) {
    StoppingListener listener;
    Limits limits;
    limits.listener = &listener;
    const std::vector<std::string> puzzles(300, std::string(81, '.'));
    VectorIo io(puzzles);
    const BatchSummary summary = run(io, puzzles.size(), 0, threads, limits);
    EXPECT_EQ(summary.stop, Stop::Cancelled);
    EXPECT_EQ(listener.total(), puzzles.size());
  }
}

TEST(Batch, OfNothingIsDone) {
  VectorIo io({});
  const BatchSummary summary = run(io, 0, 1, 4);
  EXPECT_EQ(summary.done, 0u);
  EXPECT_EQ(summary.stop, Stop::None);
}

}  // namespace
}  // namespace sudoku::engine
