// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Puzzle text into a node and a solution out of it, sixteen characters at a time, for
// kernels whose vec.hpp has a type Bytes with look_up().
//
// A row is nine characters, loaded as the first of 16; the last row, at the end of the
// 81, as the last of 16.  No byte beyond the text is touched.
#include "core/candidates.hpp"
#include "core/cell.hpp"

namespace sudoku::simd {
namespace {

struct alignas(16) ByteTable {
  unsigned char bytes[16];
};
constexpr unsigned char kNone = 0x80;  // an index that selects 0

// The characters allowed fall into four classes by their high half:
// space * - . | 0-9 ? | X _ | x.
constexpr ByteTable kClassesByLowHalf{{1 | 2, 2, 2, 2, 2, 2, 2, 2, 2 | 4 | 8, 2, 1, 0, 0, 1, 1, 2 | 4}};
constexpr ByteTable kClassByHighHalf{{0, 0, 1, 2, 0, 4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0}};
// Candidate masks, low and high byte, of values 0 to 9; 0 and 10 are blanks.
constexpr ByteTable kMaskLow{{255, 1, 2, 4, 8, 16, 32, 64, 128, 0, 255, 0, 0, 0, 0, 0}};
constexpr ByteTable kMaskHigh{{1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0}};
// Characters of masks with one bit, by halves; the mask of digit 9 is cut to 255.
constexpr ByteTable kDigitByLowHalf{{0, '1', '2', 0, '3', 0, 0, 0, '4', 0, 0, 0, 0, 0, 0, '9'}};
constexpr ByteTable kDigitByHighHalf{{0, '5', '6', 0, '7', 0, 0, 0, '8', 0, 0, 0, 0, 0, 0, 0}};

inline Bytes table(const ByteTable& t) { return load_bytes(t.bytes); }

// Not 0 where the character is a digit or a blank.
inline Bytes allowed(Bytes characters) {
  return look_up(table(kClassesByLowHalf), low_halves(characters)) &
         look_up(table(kClassByHighHalf), high_halves(characters));
}
inline bool is_puzzle_text(const char* text) {
  Bytes least = allowed(load_bytes(text + 65));
  for (int at = 0; at < 80; at += 16) least = least_of(least, allowed(load_bytes(text + at)));
  return !has_zero_byte(least);
}

// Columns 0 3 6 | 1 4 7 | 2 5 8 of a row: three stacks and a gap for each cell of a box.
constexpr ByteTable order_in_row(unsigned char first) {
  ByteTable order{};
  for (int at = 0; at < 16; ++at) {
    order.bytes[at] = at % 4 == 3 || at >= 12 ? kNone : static_cast<unsigned char>(first + at % 4 * 3 + at / 4);
  }
  return order;
}
constexpr ByteTable kOrderInRow = order_in_row(0), kOrderInLastRow = order_in_row(7);
constexpr ByteTable kGaps{{0, 0, 0, kNone, 0, 0, 0, kNone, 0, 0, 0, kNone, kNone, kNone, kNone, kNone}};

// The masks of a row's cells in columns 0 and 1 of the boxes, and in column 2.
struct RowMasks {
  Bytes pair, last;
};
inline RowMasks load_row(const char* text, int row) {
  const bool is_last = row == 8;
  const Bytes characters = load_bytes(text + (is_last ? 65 : 9 * row));
  // Blanks become 10, save '0'.
  const Bytes values = least_of(subtract(characters, all_bytes('0')), all_bytes(10));
  const Bytes cells = look_up(values, table(is_last ? kOrderInLastRow : kOrderInRow)) | table(kGaps);
  const Bytes low = look_up(table(kMaskLow), cells), high = look_up(table(kMaskHigh), cells);
  return {zip_first(low, high), zip_last(low, high)};
}

// False if a character is neither a digit nor a blank.
inline bool load_text(const char* text, Node& node) {
  const Bytes zero = all_bytes(0);
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    const RowMasks a = load_row(text, i), b = load_row(text, 3 + i), c = load_row(text, 6 + i);
    node.cell(i, 0) = from_bytes(join_first(a.pair, b.pair), join_first(c.pair, zero));
    node.cell(i, 1) = from_bytes(join_last(a.pair, b.pair), join_last(c.pair, zero));
    node.cell(i, 2) = from_bytes(join_first(a.last, b.last), join_first(c.last, zero));
  }
  return is_puzzle_text(text);
}

inline Bytes characters_of(Bytes masks) {
  return look_up(table(kDigitByLowHalf), low_halves(masks)) |
         look_up(table(kDigitByHighHalf), high_halves(masks));
}

// Where a row's characters come from: of columns 0 and 1, stacks from `first` on and from
// eight bytes later; and of column 2, stacks from `first` on.
constexpr ByteTable order_of_pair(int first) {
  ByteTable order{};
  for (int at = 0; at < 16; ++at) {
    const bool is_here = at < 9 && at % 3 < 2;
    order.bytes[at] = is_here ? static_cast<unsigned char>(first + at / 3 + 8 * (at % 3)) : kNone;
  }
  return order;
}
constexpr ByteTable order_of_last(int first) {
  ByteTable order{};
  for (int at = 0; at < 16; ++at) {
    order.bytes[at] = at < 9 && at % 3 == 2 ? static_cast<unsigned char>(first + at / 3) : kNone;
  }
  return order;
}
constexpr ByteTable kPairAt0 = order_of_pair(0), kPairAt4 = order_of_pair(4);
constexpr ByteTable kLastAt0 = order_of_last(0), kLastAt4 = order_of_last(4), kLastAt8 = order_of_last(8);

// Every cell has one candidate.
inline void store_digits(const Node& node, char* text) {
  Bytes rows[9];
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    const Vec a = node.cell(i, 0), b = node.cell(i, 1), c = node.cell(i, 2);
    const Bytes low = characters_of(narrow(low_bytes(a), low_bytes(b)));
    const Bytes high = characters_of(narrow(high_bytes(a), high_bytes(b)));
    const Bytes last = characters_of(narrow(low_bytes(c), high_bytes(c)));
    rows[i] = look_up(low, table(kPairAt0)) | look_up(last, table(kLastAt0));
    rows[3 + i] = look_up(low, table(kPairAt4)) | look_up(last, table(kLastAt4));
    rows[6 + i] = look_up(high, table(kPairAt0)) | look_up(last, table(kLastAt8));
  }
  // Each store overwrites the excess of the one before; the last row is put at the end.
  for (int row = 0; row < 8; ++row) store_bytes(text + 9 * row, rows[row]);
  unsigned char last[16];
  store_bytes(last, rows[8]);
  __builtin_memcpy(text + 72, last, 9);
}

}  // namespace
}  // namespace sudoku::simd
