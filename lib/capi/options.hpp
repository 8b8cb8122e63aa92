// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// sudoku_options, checked and translated.
#pragma once

#include <atomic>

#include "capi/guard.hpp"
#include "engine/solution_search.hpp"
#include "engine/watch.hpp"

// The handle is the flag itself.
struct sudoku_cancel_token {
  std::atomic<bool> cancelled{false};
  static_assert(std::atomic<bool>::is_always_lock_free);  // for signal handlers
};

namespace sudoku::capi {

// Hands progress on to a callback of the caller.
class CallbackListener final : public engine::ProgressListener {
 public:
  void set(sudoku_progress_callback callback, void* user) {
    callback_ = callback;
    user_ = user;
  }
  bool on_progress(const engine::ProgressReport& report) override;

 private:
  sudoku_progress_callback callback_ = nullptr;
  void* user_ = nullptr;
};

// Options of one call.  Points into itself: neither copied nor moved.
class CallOptions {
 public:
  CallOptions() = default;
  CallOptions(const CallOptions&) = delete;
  CallOptions& operator=(const CallOptions&) = delete;

  // `options` may be NULL.
  sudoku_status set(const sudoku_options* options);

  const simd::Kernel& kernel() const { return *kernel_; }
  engine::Order order() const { return order_; }
  const engine::Limits& limits() const { return limits_; }

  // Adds to the caller's statistics, if they are wanted.
  void add_stats(const simd::SearchStats& stats) const;

 private:
  const simd::Kernel* kernel_ = nullptr;
  engine::Order order_ = engine::Order::Fast;
  engine::Limits limits_;
  CallbackListener listener_;
  sudoku_stats* stats_ = nullptr;
};

sudoku_status status_of(engine::Stop stop);

// The checks that every call on one puzzle begins with.
sudoku_status check_call(const char* puzzle, size_t length, const sudoku_options* options,
                         CallOptions& resolved, sudoku_error* error);

}  // namespace sudoku::capi
