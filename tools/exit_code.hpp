// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// exit_code.hpp - what sudokutool tells the shell.  The numbers are documented in
// sudokutool(1) and never change their meaning.
#pragma once

#include <stdexcept>
#include <string>

namespace tool {

// Ordered by weight: where several apply, the largest is returned.  A signal
// gives 128 plus its number, as a shell would say (130 for Ctrl-C).
enum class ExitCode : int {
  kAnswered = 0,    // every puzzle got the answer hoped for
  kNegative = 1,    // some puzzle has no solution, or not exactly one where that was asked
  kUsage = 2,       // the command line is wrong
  kUnreadable = 3,  // some line or file could not be read
  kStopped = 4,     // a limit of nodes or time left something undecided
  kFailed = 5,      // output could not be written, or memory could not be had
};

// A reason to give up the whole command.  Bad puzzles are not one.
class Failure : public std::runtime_error {
 public:
  Failure(ExitCode code, const std::string &message) : std::runtime_error(message), code_(code) {}
  ExitCode code() const { return code_; }

 private:
  ExitCode code_;
};

}  // namespace tool
