// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "engine/watch.hpp"

namespace sudoku::engine {
namespace {

constexpr auto kReportInterval = std::chrono::milliseconds(100);

// Times beyond a year are no limit; added to the clock they might overflow.
constexpr std::uint64_t kLongestMilliseconds = 366ull * 24 * 3600 * 1000;

}  // namespace

Watch::Watch(const Limits& limits)
    : watches_(limits.cancel != nullptr || limits.listener != nullptr || limits.max_milliseconds != 0),
      cancel_(limits.cancel),
      listener_(limits.listener),
      has_deadline_(limits.max_milliseconds != 0 && limits.max_milliseconds < kLongestMilliseconds) {
  if (!watches_) return;
  const Clock::time_point now = Clock::now();
  next_report_ = now + kReportInterval;
  if (has_deadline_) deadline_ = now + std::chrono::milliseconds(limits.max_milliseconds);
}

Stop Watch::look(const ProgressReport& report) {
  if (!watches_) return Stop::None;
  if (cancel_ != nullptr && cancel_->load(std::memory_order_relaxed)) return Stop::Cancelled;
  if (!has_deadline_ && listener_ == nullptr) return Stop::None;
  const Clock::time_point now = Clock::now();
  if (listener_ != nullptr && !listener_stopped_ && now >= next_report_) {
    next_report_ = now + kReportInterval;
    listener_stopped_ = !listener_->on_progress(report);
  }
  if (listener_stopped_) return Stop::Cancelled;
  return has_deadline_ && now >= deadline_ ? Stop::Time : Stop::None;
}

}  // namespace sudoku::engine
