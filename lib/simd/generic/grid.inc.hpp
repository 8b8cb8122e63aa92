// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The state of a search node, and how candidates get into and out of it.
//
// Included once by each kernel, after its vec.hpp.
//
// Layout.  A Vec holds one word of candidates for each of the nine boxes.  A node is
// nine of them: cell(row, column) is the cell at that place of each box.
//
//     | unused | stack 2 | stack 1 | stack 0 |   16 bits each, for band 0,
//     | unused | stack 2 | stack 1 | stack 0 |   band 1
//     | unused | stack 2 | stack 1 | stack 0 |   and band 2
//
// So everything inside a box (minirows, minicolumns, "the other two") is an operation
// on whole registers chosen by name, and words move only to look at the next box of a
// band or of a stack: six moves each in a pass.  Layouts with the places of a box side by
// side in a register need four times as many (docs/kernels.md).
//
// Unused words are 0.
#include "core/candidates.hpp"

// Loops over the places of a box are unrolled, so that registers stay registers.
#define SUDOKU_UNROLL _Pragma("GCC unroll 3")

namespace sudoku::simd {
namespace {

struct Node {
  Vec cells[9];

  Vec& cell(int row, int column) { return cells[3 * row + column]; }
  const Vec& cell(int row, int column) const { return cells[3 * row + column]; }
};

// Register by register: gcc 12 would copy the structure by `rep movs`, which takes as long
// as a pass and holds up the loads after it.
inline void copy(const Node& from, Node& to) {
  _Pragma("GCC unroll 9")
  for (int place = 0; place < 9; ++place) to.cells[place] = from.cells[place];
}

// 1 in the word of each box of a band.
constexpr std::uint64_t kOnesInBand = 0x0000'0001'0001'0001;

// The other two of 0, 1 and 2.
constexpr int next(int i) { return (i + 1) % 3; }
constexpr int after_next(int i) { return (i + 2) % 3; }

// The cell at each place of each box.  A table, and not a call of cell_in_house(), since an
// inline function of other files must not be compiled into a kernel.
struct PlaceTable {
  unsigned char cell[9][9];
};
constexpr PlaceTable make_places() {
  PlaceTable table{};
  for (int place = 0; place < 9; ++place) {
    for (int box = 0; box < 9; ++box) {
      table.cell[place][box] = static_cast<unsigned char>(cell_in_house(18 + box, place));
    }
  }
  return table;
}
constexpr PlaceTable kPlaces = make_places();

inline void load_candidates(const CandidateMask* candidates, Node& node) {
  for (int place = 0; place < 9; ++place) {
    std::uint64_t bands[3] = {};
    for (int box = 0; box < 9; ++box) {
      const std::uint64_t word = candidates[kPlaces.cell[place][box]];
      bands[box / 3] |= word << (16 * (box % 3));
    }
    node.cells[place] = from_bands(bands);
  }
}

inline void store_candidates(const Node& node, CandidateMask* candidates) {
  for (int place = 0; place < 9; ++place) {
    std::uint64_t bands[4];
    store_bands(node.cells[place], bands);
    for (int box = 0; box < 9; ++box) {
      candidates[kPlaces.cell[place][box]] =
          static_cast<CandidateMask>(bands[box / 3] >> (16 * (box % 3)));
    }
  }
}

// The digits that each minirow, each minicolumn of a box can hold.
struct Lines {
  Vec row[3], column[3];
};
inline Lines find_lines(const Node& node) {
  Lines lines;
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    lines.row[i] = any_of(node.cell(i, 0), node.cell(i, 1), node.cell(i, 2));
    lines.column[i] = any_of(node.cell(0, i), node.cell(1, i), node.cell(2, i));
  }
  return lines;
}

}  // namespace
}  // namespace sudoku::simd
