// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Where to split a node at which logic rests.
//
// In each of the six chutes (bands and stacks) a digit has up to six permutations
// left.  The chute with the fewest over all digits is the tightest; in it the first
// digit with two permutations is taken (else three, and so on), and that digit's
// first minirow of a box in which it has a choice.  One child has the digit there,
// the other has not.  The idea of branching on a band's configurations is tdoku's
// (T. Dillon, 2019); taking the chute's total first needs fewer nodes.
namespace sudoku::simd {
namespace {

// Even and odd permutations of one chute: a word for each permutation, a bit for
// each digit.
struct Permutations {
  std::uint64_t even, odd;
};

inline int count_bits(std::uint64_t x) {
  x = x - (x >> 1 & 0x5555'5555'5555'5555);
  x = (x & 0x3333'3333'3333'3333) + (x >> 2 & 0x3333'3333'3333'3333);
  x = (x + (x >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
  return static_cast<int>(x * 0x0101'0101'0101'0101 >> 56);
}

// The digits with the fewest permutations, but at least two.  The six words are
// added up bit by bit: lowest sum bits `low`, carries c1..c3 of weight two.
inline unsigned tightest_digits(const Permutations& p) {
  const unsigned e0 = p.even & 511, e1 = p.even >> 16 & 511, e2 = p.even >> 32 & 511;
  const unsigned o0 = p.odd & 511, o1 = p.odd >> 16 & 511, o2 = p.odd >> 32 & 511;
  const unsigned even_sum = e0 ^ e1 ^ e2, odd_sum = o0 ^ o1 ^ o2;
  const unsigned c1 = (e0 & e1) | (e2 & (e0 | e1));
  const unsigned c2 = (o0 & o1) | (o2 & (o0 | o1));
  const unsigned c3 = even_sum & odd_sum;
  const unsigned low = even_sum ^ odd_sum;
  const unsigned one_carry = (c1 ^ c2 ^ c3) & ~(c1 & c2 & c3);
  const unsigned two_carries = (c1 & c2) | (c3 & (c1 | c2));
  if (const unsigned two = ~low & one_carry & ~two_carries) return two;
  if (const unsigned three = low & one_carry & ~two_carries) return three;
  const unsigned all_carries = c1 & c2 & c3;
  if (const unsigned four = ~low & two_carries & ~all_carries) return four;
  if (const unsigned five = low & two_carries & ~all_carries) return five;
  return all_carries;
}

// The digit (as a mask) and the minirow (or minicolumn) to split on.
struct Branch {
  unsigned digit;
  bool is_row;
  int box, index;
};

// The first minirow, box by box, of chute `chute` of `rows` in which the digit
// stands and has another place in the box.
inline Branch first_choice(const Grid& rows, unsigned digit, bool is_row, int chute) {
  Grid choices;
  for (int part = 0; part < kParts; ++part) choices[part] = rows[part] & others_in_box(rows[part]);
  const std::uint64_t spread = kOnesInBox * digit;
  for (int i = 0; i < 3; ++i) {
    const int box = is_row ? 3 * chute + i : 3 * i + chute;
    const std::uint64_t words = box_words(choices, box) & spread;
    if (words != 0) return {digit, is_row, box, __builtin_ctzll(words) / 16};
  }
  __builtin_unreachable();
}

// The six chutes: bands 0-2 by their first box, then stacks.
inline void find_permutations(const Grid& rows, const Grid& columns, Permutations (&chutes)[6]) {
  Grid even_rows, odd_rows, even_columns, odd_columns;
  for (int part = 0; part < kParts; ++part) {
    const Support band = support_in_band(rows, part), stack = support_in_stack(columns, part);
    even_rows[part] = band.even;
    odd_rows[part] = band.odd;
    even_columns[part] = stack.even;
    odd_columns[part] = stack.odd;
  }
  for (int i = 0; i < 3; ++i) {
    chutes[i] = {box_words(even_rows, 3 * i), box_words(odd_rows, 3 * i)};
    chutes[3 + i] = {box_words(even_columns, i), box_words(odd_columns, i)};
  }
}

inline int tightest_chute(const Permutations (&chutes)[6]) {
  int best = 0, fewest = 6 * 9 + 1;
  for (int chute = 0; chute < 6; ++chute) {
    const int count = count_bits(chutes[chute].even) + count_bits(chutes[chute].odd);
    if (count > 9 && count < fewest) {  // 9: every digit is settled in the chute
      fewest = count;
      best = chute;
    }
  }
  return best;
}

inline Branch choose_branch(const Node& node) {
  Grid rows, columns;
  find_minirows(node, rows);
  find_minicolumns(node, columns);
  Permutations chutes[6];
  find_permutations(rows, columns, chutes);
  const int chute = tightest_chute(chutes);
  const unsigned digits = tightest_digits(chutes[chute]);
  const unsigned digit = digits & (0u - digits);
  return chute < 3 ? first_choice(rows, digit, true, chute)
                   : first_choice(columns, digit, false, chute - 3);
}

// Takes the branch's digit from its minirow, or from the other two of its box.
inline void remove_digit(Node& node, const Branch& branch, bool from_others) {
  for (int k = 0; k < 3; ++k) {
    const int index = branch.is_row ? branch.index : (branch.index + 3 - k) % 3;
    std::uint64_t words = std::uint64_t{branch.digit} << (16 * index);
    if (from_others) words ^= kOnesInBox * branch.digit;
    Grid& cells = node.diagonal[k];
    set_box_words(cells, branch.box, box_words(cells, branch.box) & ~words);
  }
}

}  // namespace
}  // namespace sudoku::simd
