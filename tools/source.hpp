// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// source.hpp - one stream of bytes: a file, a pipe, a terminal.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace tool {

class Source {
 public:
  using Clock = std::chrono::steady_clock;

  // Opens a file; throws std::system_error.
  explicit Source(const std::string &path);

  // Reads standard input.
  Source();

  ~Source();
  Source(const Source &) = delete;
  Source &operator=(const Source &) = delete;

  // Whether a read returns at once.  A file is always ready; a pipe that is not
  // has paused, which is the moment to show what has been answered so far.
  bool ready() const;

  // Waits until a read returns at once, another descriptor becomes readable or
  // the deadline passes.
  void wait(int other_descriptor, std::optional<Clock::time_point> deadline) const;

  // Reads what is there, at most `size` bytes; 0 at the end.  Throws
  // std::system_error.
  std::size_t read(char *bytes, std::size_t size);

  bool is_terminal() const;

 private:
  int descriptor_;
  bool owned_;
};

// The bytes that a regular file holds, or standard input if it is one; otherwise
// nothing, for nobody can know.
std::optional<std::uint64_t> size_of_file(const std::string &path);
std::optional<std::uint64_t> size_of_standard_input();

}  // namespace tool
