// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// interrupt.hpp - Ctrl-C and kill, turned into an orderly end.
//
// The first SIGINT or SIGTERM throws the cancel token, so that a running search
// returns within milliseconds, and wakes whoever waits for input.  The second
// finds the default action again and ends the process whatever it is doing.
#pragma once

#include <sudoku/sudoku.h>

namespace tool {

// Handlers belong to the process, so there is one Interrupt at a time.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt &) = delete;
  Interrupt &operator=(const Interrupt &) = delete;

  // To be given to every call that may take long.
  sudoku_cancel_token *token() const { return token_; }

  // Becomes readable with the first signal.  Waiting for it together with the
  // input closes the gap between "was there a signal?" and a read that blocks.
  int wake_descriptor() const;

  // The signal that came, or 0.
  int signal_number() const;

 private:
  sudoku_cancel_token *token_ = nullptr;
};

}  // namespace tool
