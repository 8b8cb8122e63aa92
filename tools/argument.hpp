// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// argument.hpp - what an argument of the command line stands for.
#pragma once

#include <string>

namespace tool {

struct Argument {
  enum class Kind {
    kStandardInput,  // "-"
    kFile,           // a file, or what can only be meant as one
    kPuzzle,         // 81 or 729 characters
    kText,           // several lines, as from "$(cat grid.txt)"
  };

  Kind kind;
  std::string text;  // path or puzzle
  std::string name;  // for messages
};

// A file of that name comes first, so that no file is out of reach.
Argument classify(const std::string &text);

// Why a path that cannot be opened may have been meant as a puzzle: a hint to
// append to the message, or nothing.
std::string puzzle_hint(const std::string &path);

}  // namespace tool
