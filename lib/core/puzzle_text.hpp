// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Puzzle text of 81 or 729 characters to candidates and back.
#pragma once

#include <cstddef>

#include "core/candidates.hpp"

namespace sudoku {

enum class TextFault { None, Length, Character, Slot };

// Result of reading; `offset` is the first byte at fault.
struct TextCheck {
  TextFault fault = TextFault::None;
  std::size_t offset = 0;
  bool ok() const { return fault == TextFault::None; }
};

constexpr bool is_puzzle_length(std::size_t length) {
  return length == kCells || length == kPencilmarks;
}

// The cell that byte `offset` of a puzzle of this length belongs to.
constexpr int cell_at(std::size_t offset, std::size_t length) {
  return static_cast<int>(length == kCells ? offset : offset / 9);
}

// Reads 81 characters; a blank has all candidates.  `candidates` is written only
// if the text is well formed.
TextCheck parse_givens(const char* text, Candidates& candidates);

// Reads 729 characters: the d-th of a cell's nine is digit d or a blank.
TextCheck parse_pencilmarks(const char* text, Candidates& candidates);

// Reads either kind, by length.
TextCheck parse_puzzle(const char* text, std::size_t length, Candidates& candidates);

void write_pencilmarks(const Candidates& candidates, char* text);

}  // namespace sudoku
