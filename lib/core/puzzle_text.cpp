// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "core/puzzle_text.hpp"

#include "core/characters.hpp"

namespace sudoku {

TextCheck parse_givens(const char* text, Candidates& candidates) {
  Candidates read;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    const int value = cell_value(text[cell]);
    if (value == kNotACell) return {TextFault::Character, cell};
    read[cell] = value == 0 ? kAllCandidates : mask_of_digit(value);
  }
  candidates = read;
  return {};
}

TextCheck parse_pencilmarks(const char* text, Candidates& candidates) {
  Candidates read{};
  for (std::size_t offset = 0; offset < kPencilmarks; ++offset) {
    const int value = cell_value(text[offset]);
    const int digit = static_cast<int>(offset % 9) + 1;
    if (value == kNotACell) return {TextFault::Character, offset};
    if (value == 0) continue;
    if (value != digit) return {TextFault::Slot, offset};
    read[offset / 9] |= mask_of_digit(digit);
  }
  candidates = read;
  return {};
}

TextCheck parse_puzzle(const char* text, std::size_t length, Candidates& candidates) {
  if (length == kCells) return parse_givens(text, candidates);
  if (length == kPencilmarks) return parse_pencilmarks(text, candidates);
  return {TextFault::Length, length};
}

void write_pencilmarks(const Candidates& candidates, char* text) {
  for (CandidateMask mask : candidates) {
    for (int digit = 1; digit <= 9; ++digit) {
      *text++ = character_of(mask & mask_of_digit(digit) ? digit : 0);
    }
  }
}

}  // namespace sudoku
