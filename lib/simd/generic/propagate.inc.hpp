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

// What a pass came to.
enum class Pass { Contradiction, Decided, Changed, Rested };

// The permutations of each digit that begin in a minirow: in the even ones the next
// box takes the next row.
inline void keep_supported_rows(Vec (&row)[3]) {
  Vec one[3], two[3];
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    one[i] = next_stack<1>(row[i]);
    two[i] = next_stack<2>(row[i]);
  }
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    row[i] = row[i] & or_both(one[next(i)] & two[after_next(i)], one[after_next(i)], two[next(i)]);
  }
}
inline void keep_supported_columns(Vec (&column)[3]) {
  Vec one[3], two[3];
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    one[i] = next_band<1>(column[i]);
    two[i] = next_band<2>(column[i]);
  }
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    column[i] = column[i] & or_both(one[next(i)] & two[after_next(i)], one[after_next(i)], two[next(i)]);
  }
}

// Takes from each line of a box the digits that decided cells have in another.
inline void take_decided(Vec (&line)[3], const Vec (&done)[3]) {
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) line[i] = without_both(line[i], done[next(i)], done[after_next(i)]);
}

// One pass of all rules but the triads.  Columns already see what rows removed: that
// costs nothing and saves a pass in seven.
//
// `total` is the sum of each box's cells after the last pass.  Cells only lose bits, so
// it stays where nothing changed; and nine masks that are not 0 and have all digits
// between them, as the pass makes sure, add up to that of all digits only if they are
// nine single digits.
inline Pass propagate_once(Node& node, Vec& total) {
  Node done;
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    SUDOKU_UNROLL
    for (int j = 0; j < 3; ++j) done.cell(i, j) = if_single(node.cell(i, j));
  }
  const Lines taken = find_lines(done);

  Vec row[3], column[3];
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) row[i] = any_of(node.cell(i, 0), node.cell(i, 1), node.cell(i, 2));
  take_decided(row, taken.row);
  keep_supported_rows(row);
  Node left;
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    SUDOKU_UNROLL
    for (int j = 0; j < 3; ++j) left.cell(i, j) = node.cell(i, j) & row[i];
  }
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) column[i] = any_of(left.cell(0, i), left.cell(1, i), left.cell(2, i));
  take_decided(column, taken.column);
  keep_supported_columns(column);

  // A digit without a minirow has lost its minicolumns too.
  const Vec placeable = any_of(column[0], column[1], column[2]);
  Vec sum = broadcast(0), least = least_of_none();
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    const Vec other_rows = row[next(i)] | row[after_next(i)];
    SUDOKU_UNROLL
    for (int j = 0; j < 3; ++j) {
      const Vec other_columns = column[next(j)] | column[after_next(j)];
      const Vec kept = left.cell(i, j) & column[j];
      // With no other minirow and no other minicolumn in the box, a hidden single.
      const Vec hidden = without_both(kept, other_rows, other_columns);
      const Vec now = first_nonzero(hidden, kept);
      sum = add_words(sum, now);
      least = keep_least(least, now);
      node.cell(i, j) = now;
    }
  }
  const Vec all = broadcast(kAllCandidates);
  if (!same(placeable, all) || has_zero(least)) return Pass::Contradiction;
  if (same(sum, all)) return Pass::Decided;
  const bool rested = same(sum, total);
  total = sum;
  return rested ? Pass::Rested : Pass::Changed;
}

}  // namespace
}  // namespace sudoku::simd
