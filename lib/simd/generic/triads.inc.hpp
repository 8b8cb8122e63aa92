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

// The digits of each line of a box that have no other line there.
inline void find_asserted(const Vec (&line)[3], Vec (&asserted)[3]) {
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) asserted[i] = without_both(line[i], line[next(i)], line[after_next(i)]);
}

// Turns asserted digits into those that may stay.  `crowded` collects what is left over
// where more than three are asserted.
inline void find_room(const Vec (&asserted)[3], Vec (&room)[3], Vec& crowded) {
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    const Vec beyond_two = drop_lowest(drop_lowest(asserted[i]));
    crowded |= drop_lowest(beyond_two);
    room[i] = asserted[i] | is_zero(beyond_two);
  }
}

// Where passes rest: Changed if the rule removed something, else Rested.
//
// Two digits that both must stand in one cell are a contradiction too.  A pass that
// meets them at the same time keeps both, and one that meets them in turn does not, so
// this has to be looked for where kernels compare their states.
// `lines` are the node's; if it rests, they still are.
inline Pass apply_triads(Node& node, const Lines& lines) {
  Lines asserted, room;
  find_asserted(lines.row, asserted.row);
  find_asserted(lines.column, asserted.column);
  Vec crowded = broadcast(0), before = broadcast(0), after = broadcast(0);
  find_room(asserted.row, room.row, crowded);
  find_room(asserted.column, room.column, crowded);
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    SUDOKU_UNROLL
    for (int j = 0; j < 3; ++j) {
      Vec& cell = node.cell(i, j);
      crowded |= drop_lowest(cell & asserted.row[i] & asserted.column[j]);
      before = add_words(before, cell);
      cell = cell & room.row[i] & room.column[j];
      after = add_words(after, cell);
    }
  }
  if (any(crowded)) return Pass::Contradiction;
  return same(before, after) ? Pass::Rested : Pass::Changed;
}

}  // namespace
}  // namespace sudoku::simd
