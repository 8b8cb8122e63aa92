// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Puzzle text into a node and a solution out of it, by shuffles.
//
// Rows are handled in threes: the same row of the three bands, which has the cells
// (i, 0..2) of all boxes.  A row is nine characters, loaded as the first of 16; the last
// row, at the end of the 81, as the last of 16.  No byte beyond the text is touched.
#pragma once

#include "core/candidates.hpp"
#include "core/cell.hpp"

namespace sudoku::simd {
namespace {

inline __m128i load16(const void* bytes) {
  return _mm_loadu_si128(static_cast<const __m128i*>(bytes));
}
inline void store16(void* bytes, __m128i a) { _mm_storeu_si128(static_cast<__m128i*>(bytes), a); }
inline Vec load32(const void* bytes) { return _mm256_loadu_si256(static_cast<const Vec*>(bytes)); }
// The same 16 bytes in both halves.
inline Vec twice(__m128i a) { return _mm256_broadcastsi128_si256(a); }

// Not 0 where the character is a digit or a blank.  The characters allowed fall into
// four classes by their high half: space * - . | 0-9 ? | X _ | x.
inline Vec allowed(Vec characters) {
  const Vec by_low_half =
      twice(_mm_setr_epi8(1 | 2, 2, 2, 2, 2, 2, 2, 2, 2 | 4 | 8, 2, 1, 0, 0, 1, 1, 2 | 4));
  const Vec by_high_half = twice(_mm_setr_epi8(0, 0, 1, 2, 0, 4, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0));
  const Vec high = _mm256_and_si256(_mm256_srli_epi16(characters, 4), _mm256_set1_epi8(0x0f));
  // A character of 128 and more selects 0.
  return _mm256_and_si256(_mm256_shuffle_epi8(by_low_half, characters),
                          _mm256_shuffle_epi8(by_high_half, high));
}

// Three overlapping registers cover the text.
inline bool is_puzzle_text(const char* text) {
  const Vec least = _mm256_min_epu8(allowed(load32(text)),
                                    _mm256_min_epu8(allowed(load32(text + 32)), allowed(load32(text + 49))));
  return _mm256_movemask_epi8(_mm256_cmpeq_epi8(least, _mm256_setzero_si256())) == 0;
}

// Candidate masks, low and high bytes apart.
struct Masks {
  Vec low, high;
};

// From values 0 to 9, where 0 and 10 are blanks and 0x80 is no cell.
inline Masks masks_of_values(Vec values) {
  return {_mm256_shuffle_epi8(twice(_mm_setr_epi8(-1, 1, 2, 4, 8, 16, 32, 64, -128, 0, -1, 0, 0, 0, 0, 0)), values),
          _mm256_shuffle_epi8(twice(_mm_setr_epi8(1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0)), values)};
}

// Blanks become 10, save '0'.
inline Vec values_of(Vec characters) {
  return _mm256_min_epu8(_mm256_sub_epi8(characters, _mm256_set1_epi8('0')), _mm256_set1_epi8(10));
}

// Columns 0 3 6 | 1 4 7 | 2 5 8 of a row: three stacks and a gap for each cell of a box.
constexpr char kNone = -128;
inline __m128i order_in_row(char first) {
  const auto at = [first](int column) { return static_cast<char>(first + column); };
  return _mm_setr_epi8(at(0), at(3), at(6), kNone, at(1), at(4), at(7), kNone,
                       at(2), at(5), at(8), kNone, kNone, kNone, kNone, kNone);
}

// The cells (row, 0..2) of all boxes.
inline void load_rows(const char* text, int row, Vec (&cells)[3]) {
  const __m128i gaps = _mm_setr_epi8(0, 0, 0, kNone, 0, 0, 0, kNone, 0, 0, 0, kNone, kNone, kNone, kNone, kNone);
  const char* first = text + 9 * row;
  const bool is_last = row == 2;
  const Vec two_bands = _mm256_setr_m128i(load16(first), load16(first + 27));
  const Vec third_band = _mm256_castsi128_si256(load16(first + 54 - (is_last ? 7 : 0)));
  const Vec first_values = _mm256_shuffle_epi8(values_of(two_bands), twice(order_in_row(0)));
  const Vec third_values = _mm256_shuffle_epi8(values_of(third_band), twice(order_in_row(is_last ? 7 : 0)));
  const Masks a = masks_of_values(_mm256_or_si256(first_values, twice(gaps)));
  const Masks b = masks_of_values(_mm256_or_si256(third_values, twice(gaps)));
  // Quads: column 0 of band 0, column 1 of band 0, column 0 of band 1, column 1 of band 1.
  const Vec pair = _mm256_unpacklo_epi8(a.low, a.high);
  const Vec by_column = _mm256_permute4x64_epi64(pair, _MM_SHUFFLE(3, 1, 2, 0));
  const Vec last_column = _mm256_permute4x64_epi64(_mm256_unpackhi_epi8(a.low, a.high), _MM_SHUFFLE(3, 1, 2, 0));
  const __m128i third_pair = _mm256_castsi256_si128(_mm256_unpacklo_epi8(b.low, b.high));
  const __m128i third_last = _mm256_castsi256_si128(_mm256_unpackhi_epi8(b.low, b.high));
  cells[0] = _mm256_inserti128_si256(by_column, _mm_move_epi64(third_pair), 1);
  cells[1] = _mm256_setr_m128i(_mm256_extracti128_si256(by_column, 1), _mm_srli_si128(third_pair, 8));
  cells[2] = _mm256_inserti128_si256(last_column, third_last, 1);
}

// False if a character is neither a digit nor a blank.
inline bool load_text(const char* text, Node& node) {
  SUDOKU_UNROLL
  for (int row = 0; row < 3; ++row) {
    Vec cells[3];
    load_rows(text, row, cells);
    SUDOKU_UNROLL
    for (int column = 0; column < 3; ++column) node.cell(row, column) = cells[column];
  }
  return is_puzzle_text(text);
}

// One candidate each, digit 9 as 255, to characters; 0 to anything.
inline Vec characters_of(Vec masks) {
  const Vec halves = _mm256_set1_epi8(0x0f);
  const Vec by_low_half = twice(_mm_setr_epi8('0', '1', '2', 0, '3', 0, 0, 0, '4', 0, 0, 0, 0, 0, 0, '9'));
  const Vec by_high_half = twice(_mm_setr_epi8(0, '5', '6', 0, '7', 0, 0, 0, '8', 0, 0, 0, 0, 0, 0, 0));
  return _mm256_or_si256(
      _mm256_shuffle_epi8(by_low_half, _mm256_and_si256(masks, halves)),
      _mm256_shuffle_epi8(by_high_half, _mm256_and_si256(_mm256_srli_epi16(masks, 4), halves)));
}

// Every cell has one candidate.
inline void store_digits(const Node& node, char* text) {
  // Where the nine characters of a row come from: stacks of columns 0 and 1 of the
  // boxes, which stand side by side, and of column 2; in the first or second band of a half.
  const auto order = [](bool is_last_column, char band) {
    const auto at = [=](int column, int stack) {
      if ((column == 2) != is_last_column) return kNone;
      return static_cast<char>(8 * (column == 1) + 4 * band + stack);
    };
    return _mm_setr_epi8(at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1), at(2, 1), at(0, 2), at(1, 2),
                         at(2, 2), kNone, kNone, kNone, kNone, kNone, kNone, kNone);
  };
  __m128i rows[9];
  SUDOKU_UNROLL
  for (int i = 0; i < 3; ++i) {
    // Saturation makes the mask of digit 9, 256, to 255.
    const Vec pair = characters_of(_mm256_packus_epi16(node.cell(i, 0), node.cell(i, 1)));
    const Vec last = characters_of(_mm256_packus_epi16(node.cell(i, 2), _mm256_setzero_si256()));
    const __m128i low = _mm256_castsi256_si128(pair), high = _mm256_extracti128_si256(pair, 1);
    const __m128i low_last = _mm256_castsi256_si128(last), high_last = _mm256_extracti128_si256(last, 1);
    rows[i] = _mm_or_si128(_mm_shuffle_epi8(low, order(false, 0)), _mm_shuffle_epi8(low_last, order(true, 0)));
    rows[3 + i] = _mm_or_si128(_mm_shuffle_epi8(low, order(false, 1)), _mm_shuffle_epi8(low_last, order(true, 1)));
    rows[6 + i] = _mm_or_si128(_mm_shuffle_epi8(high, order(false, 0)), _mm_shuffle_epi8(high_last, order(true, 0)));
  }
  // Each store overwrites the excess of the one before; the last one is all text.
  for (int row = 0; row < 8; ++row) store16(text + 9 * row, rows[row]);
  store16(text + 65, _mm_or_si128(_mm_srli_si128(rows[7], 2), _mm_slli_si128(rows[8], 7)));
}

}  // namespace
}  // namespace sudoku::simd
