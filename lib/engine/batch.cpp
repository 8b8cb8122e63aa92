// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "engine/batch.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "engine/verdict.hpp"

namespace sudoku::engine {
namespace {

// Puzzles a worker takes at a time: enough that the queue costs nothing, few enough
// that all workers end together.
constexpr std::size_t kBlock = 64;

PuzzleStatus status_of(std::uint64_t count) {
  if (count == 0) return PuzzleStatus::None;
  return count == 1 ? PuzzleStatus::Solved : PuzzleStatus::Several;
}

bool has_conflict(std::string_view text) {
  Candidates candidates;
  return parse_puzzle(text.data(), text.size(), candidates).ok() &&
         find_conflicts(settled_digits(candidates)).any();
}

void count_solutions(SolutionSearch& search, Watch& watch, std::uint64_t limit,
                     PuzzleResult& result) {
  for (;;) {
    const Outcome outcome = search.next(watch);
    if (outcome == Outcome::Stopped) {
      result.status = PuzzleStatus::Stopped;
      result.stop = search.stop();
      return;
    }
    if (outcome == Outcome::Exhausted) break;
    if (++result.count == 1) {
      search.write_solution(result.solution);
      result.has_solution = true;
    }
    if (result.count == limit) break;
  }
  result.status = status_of(result.count);
}

class Batch {
 public:
  Batch(const BatchJob& job, BatchIo& io) : job_(job), io_(io) {}
  BatchSummary run();

 private:
  // Tells a listener of the whole batch rather than of the puzzle at hand.
  class Listener final : public ProgressListener {
   public:
    explicit Listener(Batch& batch) : batch_(batch) {}
    bool on_progress(const ProgressReport&) override {
      return batch_.job_.limits.listener->on_progress(batch_.report());
    }

   private:
    Batch& batch_;
  };

  void start_helpers(std::vector<std::thread>& helpers);
  void work(Watch& watch);
  std::size_t work_block(std::size_t first, Watch& watch, simd::SearchStats& stats);
  PuzzleResult work_puzzle(std::size_t index, Watch& watch, simd::SearchStats& stats);
  void add_stats(const simd::SearchStats& more);
  void help();
  void wait_for_helpers(std::size_t helpers, Watch& watch);
  void stop_if(Stop reason);
  bool is_stopped() const { return stopped_.load(std::memory_order_acquire); }
  Limits limits_of_helper() const;
  ProgressReport report() const;

  const BatchJob& job_;
  BatchIo& io_;
  std::atomic<std::size_t> next_{0};  // first puzzle nobody has taken
  std::atomic<bool> stopped_{false};
  std::atomic<Stop> reason_{Stop::None};
  std::atomic<std::size_t> done_{0};
  std::atomic<std::uint64_t> solutions_{0}, nodes_{0}, branches_{0}, passes_{0};
  std::mutex mutex_;
  std::condition_variable helper_done_;
  std::size_t helpers_done_ = 0;  // under mutex_
};

ProgressReport Batch::report() const {
  return {done_.load(std::memory_order_relaxed), job_.count,
          solutions_.load(std::memory_order_relaxed), nodes_.load(std::memory_order_relaxed)};
}

// The first reason counts.  A helper that sees the flag thrown reports it back as
// "cancelled", which must not hide why it was thrown.
void Batch::stop_if(Stop reason) {
  if (reason == Stop::None || is_stopped()) return;
  Stop none = Stop::None;
  reason_.compare_exchange_strong(none, reason);
  stopped_.store(true, std::memory_order_release);
}

PuzzleResult Batch::work_puzzle(std::size_t index, Watch& watch, simd::SearchStats& stats) {
  PuzzleResult result;
  const BatchIo::Input input = io_.puzzle(index);
  if (!input.check.ok()) {
    result.status = PuzzleStatus::Malformed;
    result.fault = input.check.fault;
    return result;
  }
  if (input.text.empty()) {
    result.status = PuzzleStatus::NoPuzzle;
    return result;
  }
  SolutionSearch search(job_.kernel, job_.order);
  const TextCheck check = search.start(input.text.data(), input.text.size());
  if (!check.ok()) {
    result.status = PuzzleStatus::Malformed;
    result.fault = check.fault;
    return result;
  }
  search.allow(job_.limits.max_nodes);
  count_solutions(search, watch, job_.limit, result);
  if (result.status == PuzzleStatus::None && has_conflict(input.text)) {
    result.status = PuzzleStatus::Conflict;
  }
  stats += search.stats();
  return result;
}

// Works on the puzzles from `first` on; returns how many were finished.
std::size_t Batch::work_block(std::size_t first, Watch& watch, simd::SearchStats& stats) {
  const std::size_t end = std::min(first + kBlock, job_.count);
  for (std::size_t index = first; index < end; ++index) {
    if (is_stopped()) return index - first;
    PuzzleResult result = work_puzzle(index, watch, stats);
    if (result.status == PuzzleStatus::Stopped && result.stop != Stop::Nodes) {
      stop_if(result.stop);
      return index - first;
    }
    solutions_.fetch_add(result.count, std::memory_order_relaxed);
    io_.accept(index, result);
  }
  return end - first;
}

void Batch::add_stats(const simd::SearchStats& more) {
  nodes_.fetch_add(more.nodes, std::memory_order_relaxed);
  branches_.fetch_add(more.branches, std::memory_order_relaxed);
  passes_.fetch_add(more.passes, std::memory_order_relaxed);
}

void Batch::work(Watch& watch) {
  simd::SearchStats stats;
  for (;;) {
    stop_if(watch.look({}));
    if (is_stopped()) break;
    const std::size_t first = next_.fetch_add(kBlock, std::memory_order_relaxed);
    if (first >= job_.count) break;
    const simd::SearchStats before = stats;
    const std::size_t finished = work_block(first, watch, stats);
    done_.fetch_add(finished, std::memory_order_relaxed);
    add_stats(stats - before);
    PuzzleResult unreached;
    unreached.stop = reason_.load();
    const std::size_t end = std::min(first + kBlock, job_.count);
    for (std::size_t index = first + finished; index < end; ++index) io_.accept(index, unreached);
  }
}

// A helper listens to the batch's own stop flag; the calling thread listens to the
// caller and throws it.
Limits Batch::limits_of_helper() const {
  Limits limits;
  limits.cancel = &stopped_;
  return limits;
}

void Batch::help() {
  Watch watch(limits_of_helper());
  work(watch);
  const std::lock_guard lock(mutex_);
  ++helpers_done_;
  helper_done_.notify_one();
}

void Batch::start_helpers(std::vector<std::thread>& helpers) {
  const std::size_t blocks = (job_.count + kBlock - 1) / kBlock;
  const std::size_t wanted = std::min<std::size_t>(job_.threads, blocks);
  if (wanted < 2) return;
  try {
    helpers.reserve(wanted - 1);
    while (helpers.size() + 1 < wanted) {
      helpers.emplace_back([this] { help(); });
    }
  } catch (const std::system_error&) {  // no more threads: go on with those there are
  } catch (const std::bad_alloc&) {
  }
}

// Out of work itself, the calling thread still reports progress and obeys limits
// while the helpers finish theirs.
void Batch::wait_for_helpers(std::size_t helpers, Watch& watch) {
  const auto all_done = [&] { return helpers_done_ == helpers; };
  std::unique_lock lock(mutex_);
  while (!helper_done_.wait_for(lock, std::chrono::milliseconds(20), all_done)) {
    lock.unlock();
    stop_if(watch.look({}));
    lock.lock();
  }
}

BatchSummary Batch::run() {
  Listener listener(*this);
  Limits limits = job_.limits;
  if (limits.listener != nullptr) limits.listener = &listener;
  Watch watch(limits);
  stop_if(watch.look({}));  // a call cancelled before it began does nothing
  std::vector<std::thread> helpers;
  start_helpers(helpers);
  work(watch);
  if (!helpers.empty()) wait_for_helpers(helpers.size(), watch);
  for (std::thread& helper : helpers) helper.join();
  PuzzleResult unreached;
  unreached.stop = reason_.load();
  for (std::size_t index = std::min(next_.load(), job_.count); index < job_.count; ++index) {
    io_.accept(index, unreached);
  }
  BatchSummary summary;
  summary.done = done_.load();
  summary.stop = reason_.load();
  summary.stats = {nodes_.load(), branches_.load(), passes_.load()};
  return summary;
}

}  // namespace

BatchSummary run_batch(const BatchJob& job, BatchIo& io) { return Batch(job, io).run(); }

}  // namespace sudoku::engine
