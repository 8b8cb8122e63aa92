// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// output.hpp - standard output: buffered, and honest about failures.
//
// std::cout would hide why a write failed.  The three ends must be told apart:
// a reader that has seen enough (`| head`) is no error, a full disk is, and
// neither may go unnoticed while puzzles are solved for nobody.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace tool {

class Output {
 public:
  explicit Output(int descriptor);

  // Called before bytes leave, to clear a progress line from the same screen.
  void before_write(std::function<void()> hook) { before_write_ = std::move(hook); }

  void write(std::string_view text);

  // Text and an end of line.
  void line(std::string_view text);

  void flush();

  // Flushes and closes: some systems report a full disk only then.
  void close();

  // Nothing more can be written; the rest is thrown away.
  bool ended() const { return error_ != 0; }

  // The errno of a failure; 0 if there was none, or only a reader that left.
  int failure() const;

 private:
  void write_out(std::string_view bytes);

  int descriptor_;
  int error_ = 0;
  std::string buffer_;
  std::function<void()> before_write_;
};

}  // namespace tool
