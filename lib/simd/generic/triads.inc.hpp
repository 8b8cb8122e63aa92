// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Triads: a minirow has three cells, so it holds exactly three digits, and so does
// a minicolumn.
//
// A digit whose only minirow in a box is this one is asserted there.  Three asserted
// digits leave no room for others; more than three cannot be.  Loose puzzles would
// explode without this rule (an empty grid most of all), but tight ones seldom need
// it: it is applied only where all else rests.
namespace sudoku::simd {
namespace {

// The digits that may stay in `rows` (or minicolumns).  `crowded` collects what is
// left over where more than three are asserted.
inline Vec triad_room(Vec rows, Vec& crowded) {
  const Vec asserted = without(rows, others_in_box(rows));
  const Vec beyond_two = drop_lowest(drop_lowest(asserted));
  crowded |= drop_lowest(beyond_two);
  return asserted | (nonzero(beyond_two) ^ broadcast(kAllCandidates));
}

inline Pass apply_triads(Node& node) {
  Vec crowded = broadcast(0), changed = broadcast(0);
  for (int part = 0; part < kParts; ++part) {
    const Vec row = triad_room(minirow_part(node.diagonal, part), crowded);
    const Vec column = triad_room(minicolumn_part(node.diagonal, part), crowded);
    const Vec column_of[3] = {column, rotate_index<1>(column), rotate_index<2>(column)};
    for (int k = 0; k < 3; ++k) {
      Vec& cell = node.diagonal[k][part];
      const Vec left = cell & row & column_of[k];
      changed |= left ^ cell;
      cell = left;
    }
  }
  return {any(crowded), any(changed), true};
}

}  // namespace
}  // namespace sudoku::simd
