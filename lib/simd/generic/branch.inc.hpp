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

// Words that lie along a chute, for each chute: bands 0-2 at 0-2, stacks 0-2 at 4-6, the
// words of the chute's three boxes in each.
struct Chutes {
  alignas(32) std::uint64_t words[8];
};
constexpr int kFirstStack = 4;
constexpr unsigned kChutes[6] = {0, 1, 2, kFirstStack, kFirstStack + 1, kFirstStack + 2};
// (Results by reference: gcc 12 copies what is returned, in pieces that do not match the
// stores, and each of those copies waits for the cache.)
inline void store_chutes(Vec bands, Vec stacks, Chutes& chutes) {
  store_bands(bands, chutes.words);
  store_bands(transpose(stacks), chutes.words + kFirstStack);
}

// The permutations of the digits left in each chute, a bit for each digit in a word for
// each.  Even ones go one row down from box to box, odd ones one row up; each is counted
// in the box where it has row 0.
struct Permutations {
  Chutes even, odd;
};
inline void find_permutations(const Lines& lines, Permutations& permutations) {
  const Vec(&row)[3] = lines.row;
  const Vec(&column)[3] = lines.column;
  store_chutes(row[0] & next_stack<1>(row[1]) & next_stack<2>(row[2]),
               column[0] & next_band<1>(column[1]) & next_band<2>(column[2]), permutations.even);
  store_chutes(row[0] & next_stack<1>(row[2]) & next_stack<2>(row[1]),
               column[0] & next_band<1>(column[2]) & next_band<2>(column[1]), permutations.odd);
}

inline unsigned count_bits(std::uint64_t x) {
  x = x - (x >> 1 & 0x5555'5555'5555'5555);
  x = (x & 0x3333'3333'3333'3333) + (x >> 2 & 0x3333'3333'3333'3333);
  x = (x + (x >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
  return static_cast<unsigned>(x * 0x0101'0101'0101'0101 >> 56);
}

// The chute with the fewest permutations that has more than nine: with nine, every digit
// is settled in it.  Nine wraps round to the top; a jump here would often be mispredicted.
inline int tightest_chute(const Permutations& permutations) {
  unsigned best = ~0u;
  for (const unsigned chute : kChutes) {
    const unsigned count = count_bits(permutations.even.words[chute]) + count_bits(permutations.odd.words[chute]);
    const unsigned key = ((count - 10) & 63) << 3 | chute;
    best = key < best ? key : best;
  }
  return static_cast<int>(best & 7);
}

// The digits with the fewest permutations in a chute, but at least two.  The six words
// are added up bit by bit: lowest sum bits `low`, carries c1..c3 of weight two.
inline unsigned tightest_digits(std::uint64_t even, std::uint64_t odd) {
  const unsigned e0 = even & 511, e1 = even >> 16 & 511, e2 = even >> 32 & 511;
  const unsigned o0 = odd & 511, o1 = odd >> 16 & 511, o2 = odd >> 32 & 511;
  const unsigned even_sum = e0 ^ e1 ^ e2, odd_sum = o0 ^ o1 ^ o2;
  const unsigned c1 = (e0 & e1) | (e2 & (e0 | e1));
  const unsigned c2 = (o0 & o1) | (o2 & (o0 | o1));
  const unsigned c3 = even_sum & odd_sum;
  const unsigned low = even_sum ^ odd_sum;
  const unsigned all_carries = c1 & c2 & c3;
  const unsigned two_carries = ((c1 & c2) | (c3 & (c1 | c2))) & ~all_carries;
  const unsigned one_carry = (c1 | c2 | c3) & ~two_carries & ~all_carries;
  if (const unsigned two = ~low & one_carry) return two;
  if (const unsigned three = low & one_carry) return three;
  if (const unsigned four = ~low & two_carries) return four;
  if (const unsigned five = low & two_carries) return five;
  return all_carries;
}

// A digit (as a mask) and the minirow or minicolumn of a box to split on.
struct Branch {
  unsigned digit;
  bool is_row;
  int box, index;
};

inline Branch choose_branch(const Lines& lines) {
  // Lines' digits that have another place in the box.
  Chutes choices[3];
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    store_chutes(lines.row[i] & (lines.row[next(i)] | lines.row[after_next(i)]),
                 lines.column[i] & (lines.column[next(i)] | lines.column[after_next(i)]), choices[i]);
  }
  Permutations permutations;
  find_permutations(lines, permutations);
  const int chute = tightest_chute(permutations);
  const unsigned digits = tightest_digits(permutations.even.words[chute], permutations.odd.words[chute]);
  const unsigned digit = digits & (0u - digits);

  // The first box in which the digit has a choice, and there the first line.
  const std::uint64_t first = choices[0].words[chute], second = choices[1].words[chute];
  const std::uint64_t boxes = (first | second | choices[2].words[chute]) & kOnesInBand * digit;
  const std::uint64_t bit = boxes & (0 - boxes);
  const int box = __builtin_ctzll(bit) / 16;
  const int index = ((first & bit) == 0) + (((first | second) & bit) == 0);
  const bool is_row = chute < kFirstStack;
  return {digit, is_row, is_row ? 3 * chute + box : 3 * box + chute - kFirstStack, index};
}

// Takes the branch's digit from one line of its box.
inline void remove_digit(Node& node, const Branch& branch, Vec digit, int index) {
  Vec* cell = node.cells + (branch.is_row ? 3 * index : index);
  const int step = branch.is_row ? 1 : 3;
  SUDOKU_UNROLL
  for (int k = 0; k < 3; ++k) cell[step * k] = without(cell[step * k], digit);
}

// Splits a node: `node` keeps the digit in the branch's line, `sibling` all the rest.
inline void split(Node& node, Node& sibling, const Branch& branch) {
  const Vec digit = in_box(branch.box, branch.digit);
  copy(node, sibling);
  remove_digit(sibling, branch, digit, branch.index);
  remove_digit(node, branch, digit, branch.index == 0);
  remove_digit(node, branch, digit, 2 - (branch.index == 2));
}

}  // namespace
}  // namespace sudoku::simd
