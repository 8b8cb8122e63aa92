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

// What each line cannot hold beside three asserted digits.  `crowded` collects what is
// left over where more than three are asserted.
inline void find_surplus(const Vec (&line)[3], const Vec (&asserted)[3], Vec (&surplus)[3],
                         Vec& crowded) {
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    const Vec beyond_two = drop_lowest(drop_lowest(asserted[i]));
    crowded |= drop_lowest(beyond_two);
    surplus[i] = without_both(line[i], asserted[i], is_zero(beyond_two));
  }
}

// A digit asserted in a minirow and in a minicolumn has to be in the cell where they
// meet.  Two such digits in one cell are a contradiction: a pass that meets them at the
// same time keeps both, and one that meets them in turn does not, so this has to be looked
// for where kernels compare their states.
inline void find_clashes(const Lines& asserted, Vec& clashes) {
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    SUDOKU_UNROLL
    for (int j = 0; j < 3; ++j) clashes |= drop_lowest(asserted.row[i] & asserted.column[j]);
  }
}

// Where passes rest: Changed if the rule removed something, else Rested.  `lines` are the
// node's; if it rests, they still are.
inline Pass apply_triads(Node& node, const Lines& lines) {
  Lines asserted, surplus;
  find_asserted(lines.row, asserted.row);
  find_asserted(lines.column, asserted.column);
  Vec wrong = broadcast(0);
  find_surplus(lines.row, asserted.row, surplus.row, wrong);
  find_surplus(lines.column, asserted.column, surplus.column, wrong);
  find_clashes(asserted, wrong);
  if (any(wrong)) return Pass::Contradiction;
  if (!any(any_of(surplus.row[0], surplus.row[1], surplus.row[2]) |
           any_of(surplus.column[0], surplus.column[1], surplus.column[2]))) {
    return Pass::Rested;
  }
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    SUDOKU_UNROLL
    for (int j = 0; j < 3; ++j) {
      node.cell(i, j) = without_both(node.cell(i, j), surplus.row[i], surplus.column[j]);
    }
  }
  return Pass::Changed;
}

}  // namespace
}  // namespace sudoku::simd
