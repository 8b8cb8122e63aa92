// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// parallel_for.hpp - the same small job for many indexes, on several threads.
//
// For what sudoku_solve_batch() does not do: calls that differ per puzzle.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <system_error>
#include <thread>
#include <vector>

namespace tool {

// Calls job(0) ... job(count - 1), each once, in no order; returns when all are
// done.  `threads` 0 means one per processor.  The job must not throw.
template <typename Job>
void parallel_for(std::size_t count, std::uint64_t threads, const Job &job) {
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < count; i = next++) job(i);
  };
  if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
  const std::size_t helpers = std::min<std::uint64_t>(threads, count);
  std::vector<std::thread> pool;
  try {
    while (pool.size() + 1 < helpers) pool.emplace_back(work);
  } catch (const std::system_error &) {
    // Fewer threads than wished for do the same work.
  }
  work();
  for (std::thread &thread : pool) thread.join();
}

}  // namespace tool
