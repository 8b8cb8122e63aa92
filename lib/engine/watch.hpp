// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Limits on work, and the watch that keeps them.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace sudoku::engine {

enum class Stop { None, Nodes, Time, Cancelled };

// How far a call is, for whoever asked to be told.
struct ProgressReport {
  std::uint64_t done = 0, total = 1, solutions = 0, nodes = 0;
};

class ProgressListener {
 public:
  // False stops the work.
  virtual bool on_progress(const ProgressReport& report) = 0;

 protected:
  ~ProgressListener() = default;
};

struct Limits {
  std::uint64_t max_nodes = 0;         // per puzzle; 0: none
  std::uint64_t max_milliseconds = 0;  // 0: none
  const std::atomic<bool>* cancel = nullptr;
  ProgressListener* listener = nullptr;
};

// Watches one call.  Asked between slices of work, so that the search itself never
// looks at a clock.
class Watch {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Watch(const Limits& limits);

  // True if nothing but the end of the work can stop it.
  bool is_idle() const { return !watches_; }

  // Stop::None, or why to stop now.  Tells the listener how far the work is, at
  // most some ten times a second, and no more once it has said stop.
  Stop look(const ProgressReport& report);

 private:
  bool watches_;
  const std::atomic<bool>* cancel_;
  ProgressListener* listener_;
  bool listener_stopped_ = false;
  bool has_deadline_;
  Clock::time_point deadline_;
  Clock::time_point next_report_;
};

}  // namespace sudoku::engine
