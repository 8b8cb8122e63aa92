// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// progress.hpp - how far a long run is, on standard error.
//
// Debian has no C++ library for this, and a line that is redrawn ten times a
// second needs none.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace tool {

class Progress {
 public:
  enum class Mode {
    kOff,
    kTerminal,  // one line, drawn over and over
    kLog,       // asked for, but not to a terminal: a new line now and then
  };

  explicit Progress(Mode mode) : mode_(mode) {}
  ~Progress() { hide(); }
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  // The size of the whole input; 0 if it is not known, as with a pipe.
  void expect_bytes(std::uint64_t total) { total_bytes_ = total; }

  // Tells how much is done.  Draws if the work has become long and the last
  // drawing is old enough, so it may be called as often as one likes.
  void update(std::uint64_t bytes, std::uint64_t puzzles);

  // Takes the line away before other text goes to the same screen.
  void hide();

 private:
  using Clock = std::chrono::steady_clock;

  std::string describe(std::uint64_t bytes, std::uint64_t puzzles, double seconds) const;

  Mode mode_;
  bool visible_ = false;
  std::uint64_t total_bytes_ = 0;
  Clock::time_point started_ = Clock::now();
  Clock::time_point drawn_ = started_;
};

}  // namespace tool
