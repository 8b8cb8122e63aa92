// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Logic on a whole node at once.
//
// Permutation support.  In a band a digit takes one row in each of the three
// boxes, all different.  So a minirow can hold the digit only if the other two
// boxes can take the other two rows, in one of the two orders:
//
//     supported(r, b) = h(r,b) & ( h(r+1,b+1) & h(r+2,b+2) | h(r+2,b+1) & h(r+1,b+2) )
//
// with indices modulo 3; the same for minicolumns in a stack.  A candidate stays
// where its minirow and its minicolumn are supported.  That one formula is row,
// column and box elimination, pointing, claiming and hidden singles of houses.
//
// The rules are monotone: more knowledge never undoes a conclusion.  Hence the
// state at which they all rest is the same in whatever order they are applied,
// and every kernel branches at the same states.
namespace sudoku::simd {
namespace {

// What a pass found.
struct Pass {
  bool contradiction;  // a cell has no candidate, or a box no place for a digit
  bool changed;
  bool undecided;  // a cell has more than one candidate
};

// The permutations of each digit that begin in a minirow (or minicolumn): in the
// even ones the next box takes the next row.
struct Support {
  Vec even, odd;
};
inline Support support_in_band(const Grid& rows, int part) {
  return {rows[part] & neighbour<0, 1, 1>(rows, part) & neighbour<0, 2, 2>(rows, part),
          rows[part] & neighbour<0, 1, 2>(rows, part) & neighbour<0, 2, 1>(rows, part)};
}
inline Support support_in_stack(const Grid& columns, int part) {
  return {columns[part] & neighbour<1, 0, 1>(columns, part) & neighbour<2, 0, 2>(columns, part),
          columns[part] & neighbour<1, 0, 2>(columns, part) & neighbour<2, 0, 1>(columns, part)};
}

// The candidates of cells that have one only.
inline Vec decided(Vec cells) { return without(cells, nonzero(drop_lowest(cells))); }

// Where the minirows' and minicolumns' digits can stand once the decided cells have
// taken theirs from the rest of their boxes.
inline void find_places(const Node& node, Grid& rows, Grid& columns) {
  for (int part = 0; part < kParts; ++part) {
    const Vec cell[3] = {node.diagonal[0][part], node.diagonal[1][part], node.diagonal[2][part]};
    const Vec done[3] = {decided(cell[0]), decided(cell[1]), decided(cell[2])};
    rows[part] = without(cell[0] | cell[1] | cell[2], others_in_box(done[0] | done[1] | done[2]));
    columns[part] = without(cell[0] | rotate_index<2>(cell[1]) | rotate_index<1>(cell[2]),
                            others_in_box(done[0] | rotate_index<2>(done[1]) | rotate_index<1>(done[2])));
  }
}

// One pass of all rules but the triads.
inline Pass propagate_once(Node& node) {
  Grid rows, columns;
  find_places(node, rows, columns);
  const Vec all = broadcast(kAllCandidates);
  Vec changed = broadcast(0), undecided = broadcast(0), present = all;
  for (int part = 0; part < kParts; ++part) {
    const Support band = support_in_band(rows, part), stack = support_in_stack(columns, part);
    const Vec row = band.even | band.odd, other_rows = others_in_box(row);
    const Vec column = stack.even | stack.odd;
    const Vec column_of[3] = {column, rotate_index<1>(column), rotate_index<2>(column)};
    for (int k = 0; k < 3; ++k) {
      Vec& cell = node.diagonal[k][part];
      const Vec left = cell & row & column_of[k];
      // With no other minirow and no other minicolumn in the box, a hidden single.
      const Vec elsewhere = other_rows | column_of[(k + 1) % 3] | column_of[(k + 2) % 3];
      const Vec hidden = without(left, elsewhere);
      const Vec now = left & (hidden | (nonzero(hidden) ^ all));
      changed |= now ^ cell;
      undecided |= drop_lowest(now);
      present &= nonzero(now);
      cell = now;
    }
    present &= (row | other_rows) & (column_of[0] | column_of[1] | column_of[2]);
  }
  return {any(present ^ all), any(changed), any(undecided)};
}

}  // namespace
}  // namespace sudoku::simd
