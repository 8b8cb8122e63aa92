// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// run_batches.cpp - see run_batches.hpp.
#include "run_batches.hpp"

#include <algorithm>
#include <chrono>

#include "puzzle_input.hpp"

namespace tool {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// How many puzzles to take at once.  Large batches keep all threads busy, small
// ones show answers soon; as puzzles differ in hardness by a factor of a million,
// the size follows the time that the last batch took.  The upper end bounds the
// memory: 16384 puzzles and their solutions are below 4 MB, pencilmarks 15 MB.
class BatchSize {
 public:
  std::size_t current() const { return size_; }

  void adapt(Clock::duration elapsed, std::size_t solved) {
    if (elapsed > kLong) {
      size_ = std::max(size_ / 2, kSmallest);
    } else if (elapsed < kShort && solved >= size_) {
      size_ = std::min(size_ * 2, kLargest);
    }
  }

 private:
  static constexpr std::size_t kSmallest = 64;
  static constexpr std::size_t kLargest = 16384;
  static constexpr milliseconds kShort{50};
  static constexpr milliseconds kLong{200};

  std::size_t size_ = 256;
};

}  // namespace

void run_batches(Session &session, const std::function<void(PuzzleBatch &)> &work) {
  PuzzleInput input(session, session.options().inputs);
  PuzzleBatch batch;
  BatchSize size;
  while (input.fill(batch, size.current())) {
    const auto started = Clock::now();
    const std::size_t taken = batch.size();
    work(batch);
    session.output().flush();
    size.adapt(Clock::now() - started, taken);
    session.add_puzzles(batch.size());
    batch.clear();
    if (session.output().ended()) break;
  }
}

}  // namespace tool
