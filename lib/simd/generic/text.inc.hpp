// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Puzzle text into a node and a solution out of it, cell by cell: for kernels that have
// no faster way of their own.
#include "core/characters.hpp"

namespace sudoku::simd {
namespace {

// False if a character is neither a digit nor a blank.
inline bool load_text(const char* text, Node& node) {
  CandidateMask candidates[kCells];
  unsigned bad = 0;
  for (int cell = 0; cell < kCells; ++cell) {
    const CandidateMask mask = kCharacterMasks[static_cast<unsigned char>(text[cell])];
    bad |= mask == 0;
    candidates[cell] = mask;
  }
  if (bad != 0) return false;
  load_candidates(candidates, node);
  return true;
}

// Every cell has one candidate.
inline void store_digits(const Node& node, char* text) {
  CandidateMask candidates[kCells];
  store_candidates(node, candidates);
  for (int cell = 0; cell < kCells; ++cell) {
    text[cell] = static_cast<char>('1' + __builtin_ctz(candidates[cell]));
  }
}

}  // namespace
}  // namespace sudoku::simd
