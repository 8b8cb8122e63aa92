// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The state of a search node, and how puzzles get into and out of it.
//
// Included once by each kernel, after its vec.hpp.
//
// Layout.  Three grids of 27 words hold the 81 cells along the diagonals of the
// boxes: word (band, stack, index) of diagonal k is the cell
//
//     row 3*band + index,  column 3*stack + (index + k) % 3.
//
//     box:   0 1 2      so that  diagonal 0 | 1 | 2          the minirows, word by word,
//            2 0 1      and      diagonal 0 | rotated 1 | 2  the minicolumns.
//            1 2 0
//
// The number shows which diagonal a cell of the box is on.  A grid of minirows has
// row `index` of a box in word `index`, a grid of minicolumns column `index`.
//
// How many registers (Vec) a grid takes is the kernel's matter: kParts.  Words that
// a register has beyond the 27 are 0.
#include "core/candidates.hpp"
#include "core/characters.hpp"

namespace sudoku::simd {
namespace {

using Grid = Vec[kParts];

struct Node {
  Grid diagonal[3];
};

// 1 in the word of each of a box's three indices.
constexpr std::uint64_t kOnesInBox = 0x0000'0001'0001'0001;

struct Place {
  int box, index, diagonal;
};

constexpr Place place_of(int cell) {
  const int index = row_of(cell) % 3;
  return {box_of(cell), index, (column_of(cell) % 3 - index + 3) % 3};
}

inline void load_candidates(const CandidateMask* candidates, Node& node) {
  for (int k = 0; k < 3; ++k) {
    for (int box = 0; box < 9; ++box) {
      const CandidateMask* corner = candidates + cell_in_house(18 + box, 0);
      std::uint64_t words = 0;
      for (int i = 0; i < 3; ++i) {
        words |= std::uint64_t{corner[9 * i + (i + k) % 3]} << (16 * i);
      }
      set_box_words(node.diagonal[k], box, words);
    }
  }
}

inline void store_candidates(const Node& node, CandidateMask* candidates) {
  for (int k = 0; k < 3; ++k) {
    for (int box = 0; box < 9; ++box) {
      CandidateMask* corner = candidates + cell_in_house(18 + box, 0);
      const std::uint64_t words = box_words(node.diagonal[k], box);
      for (int i = 0; i < 3; ++i) {
        corner[9 * i + (i + k) % 3] = static_cast<CandidateMask>(words >> (16 * i));
      }
    }
  }
}

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

// Part by part: every minirow's, every minicolumn's possible digits.
inline Vec minirow_part(const Grid (&d)[3], int part) {
  return d[0][part] | d[1][part] | d[2][part];
}
inline Vec minicolumn_part(const Grid (&d)[3], int part) {
  return d[0][part] | rotate_index<2>(d[1][part]) | rotate_index<1>(d[2][part]);
}
inline void find_minirows(const Node& node, Grid& rows) {
  for (int part = 0; part < kParts; ++part) rows[part] = minirow_part(node.diagonal, part);
}
inline void find_minicolumns(const Node& node, Grid& columns) {
  for (int part = 0; part < kParts; ++part) columns[part] = minicolumn_part(node.diagonal, part);
}

// The digits of the other two minirows (or minicolumns) of the box.
inline Vec others_in_box(Vec a) { return rotate_index<1>(a) | rotate_index<2>(a); }

}  // namespace
}  // namespace sudoku::simd
