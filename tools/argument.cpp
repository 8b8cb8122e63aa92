// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// argument.cpp - see argument.hpp.
#include "argument.hpp"

#include <sudoku/sudoku.h>
#include <unistd.h>

#include <string_view>

namespace tool {
namespace {

constexpr std::string_view kCellCharacters = "0123456789.*_-?xX ";

// Long enough that somebody who mistypes a puzzle gets the hint, and hardly any
// file name does.
constexpr std::size_t kHintLength = 41;

bool exists(const std::string &path) { return access(path.c_str(), F_OK) == 0; }

bool has_puzzle_length(const std::string &text) {
  return text.size() == SUDOKU_CELLS || text.size() == SUDOKU_PENCILMARKS;
}

}  // namespace

Argument classify(const std::string &text) {
  if (text == "-") return {Argument::Kind::kStandardInput, text, "<stdin>"};
  if (exists(text)) return {Argument::Kind::kFile, text, text};
  if (text.find('\n') != std::string::npos) return {Argument::Kind::kText, text, "<argument>"};
  // A wrong character is better reported as that than as a missing file; only a
  // slash says that a path is meant.
  if (has_puzzle_length(text) && text.find('/') == std::string::npos) {
    return {Argument::Kind::kPuzzle, text, "<argument>"};
  }
  return {Argument::Kind::kFile, text, text};
}

std::string puzzle_hint(const std::string &path) {
  if (path.size() < kHintLength) return {};
  if (path.find_first_not_of(kCellCharacters) != std::string::npos) return {};
  return " (as a puzzle it has " + std::to_string(path.size()) +
         " characters; 81 or 729 are wanted)";
}

}  // namespace tool
