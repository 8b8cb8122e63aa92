// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The register type of the SSE4.1 kernel: a word for each box in two 128-bit registers.
//
//   low:   | - | stack 2 | stack 1 | stack 0 | of band 1, | - | stack 2 | stack 1 | stack 0 | of band 0
//   high:  unused,                                        | - | stack 2 | stack 1 | stack 0 | of band 2
//
// Unused words are always 0, save in the result of is_zero().
#pragma once

#include <smmintrin.h>

#include <cstdint>

namespace sudoku::simd {
namespace {

struct Vec {
  __m128i low, high;
};

inline Vec operator&(Vec a, Vec b) { return {a.low & b.low, a.high & b.high}; }
inline Vec operator|(Vec a, Vec b) { return {a.low | b.low, a.high | b.high}; }
inline Vec& operator&=(Vec& a, Vec b) { return a = a & b; }
inline Vec& operator|=(Vec& a, Vec b) { return a = a | b; }

inline Vec any_of(Vec a, Vec b, Vec c) { return a | b | c; }
// a without the bits of b; without those of b and c.
inline Vec without(Vec a, Vec b) {
  return {_mm_andnot_si128(b.low, a.low), _mm_andnot_si128(b.high, a.high)};
}
inline Vec without_both(Vec a, Vec b, Vec c) { return without(a, b | c); }
// a, or what b and c share.
inline Vec or_both(Vec a, Vec b, Vec c) { return a | (b & c); }

// The same word for all boxes; a word for one box.
inline Vec broadcast(int word) {
  const long long band = 0x0000'0001'0001'0001ll * word;
  return {_mm_set1_epi64x(band), _mm_set_epi64x(0, band)};
}
inline Vec in_box(int box, unsigned word) {
  const __m128i here = _mm_set1_epi16(static_cast<short>(box)), digit = _mm_set1_epi16(static_cast<short>(word));
  return {_mm_cmpeq_epi16(_mm_setr_epi16(0, 1, 2, -1, 3, 4, 5, -1), here) & digit,
          _mm_cmpeq_epi16(_mm_setr_epi16(6, 7, 8, -1, -1, -1, -1, -1), here) & digit};
}

// Each word without its lowest bit; 0 stays 0.
inline __m128i drop_lowest(__m128i a) { return a & _mm_add_epi16(a, _mm_set1_epi16(-1)); }
inline Vec drop_lowest(Vec a) { return {drop_lowest(a.low), drop_lowest(a.high)}; }
// All bits where a word is 0, none where it is not.
inline __m128i is_zero(__m128i a) { return _mm_cmpeq_epi16(a, _mm_setzero_si128()); }
inline Vec is_zero(Vec a) { return {is_zero(a.low), is_zero(a.high)}; }
// The words with one bit; the others 0.
inline Vec if_single(Vec a) { return a & is_zero(drop_lowest(a)); }
// Words of a, or of b where those are 0.  The bits of a are among those of b.
inline Vec first_nonzero(Vec a, Vec b) { return b & (a | is_zero(a)); }

inline Vec add_words(Vec a, Vec b) {
  return {_mm_add_epi16(a.low, b.low), _mm_add_epi16(a.high, b.high)};
}
// Gathers words so that has_zero() tells whether one of them was 0.
inline Vec keep_least(Vec least, Vec a) {
  return {_mm_min_epu16(least.low, a.low), _mm_min_epu16(least.high, a.high)};
}
inline Vec least_of_none() { return broadcast(0x1ff); }

inline bool any(Vec a) {
  const __m128i both = a.low | a.high;
  return _mm_testz_si128(both, both) == 0;
}
inline bool has_zero(Vec least) { return any(is_zero(least) & broadcast(1)); }
inline bool same(Vec a, Vec b) { return !any({a.low ^ b.low, a.high ^ b.high}); }

// Word (band, stack) of the result is word (band, stack + S) of a, modulo 3.
template <int S>
inline Vec next_stack(Vec a) {
  const __m128i order = S == 1 ? _mm_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15)
                               : _mm_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15);
  return {_mm_shuffle_epi8(a.low, order), _mm_shuffle_epi8(a.high, order)};
}
// Word (band, stack) of the result is word (band + B, stack) of a, modulo 3.
template <int B>
inline Vec next_band(Vec a) {
  if constexpr (B == 1) return {_mm_alignr_epi8(a.high, a.low, 8), _mm_move_epi64(a.low)};
  return {_mm_unpacklo_epi64(a.high, a.low), _mm_srli_si128(a.low, 8)};
}
// Word (band, stack) of the result is word (stack, band) of a.
inline Vec transpose(Vec a) {
  // A dword for each stack: the words of bands 0 and 1, the word of band 2.
  const __m128i order = _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
  const __m128i first = _mm_shuffle_epi8(a.low, order), second = _mm_shuffle_epi8(a.high, order);
  return {_mm_unpacklo_epi32(first, second), _mm_unpackhi_epi32(first, second)};
}

// The three words of each band, stack 0 lowest, 16 bits each.
inline Vec from_bands(const std::uint64_t* bands) {
  return {_mm_set_epi64x(static_cast<long long>(bands[1]), static_cast<long long>(bands[0])),
          _mm_set_epi64x(0, static_cast<long long>(bands[2]))};
}
// Also writes a fourth word, 0.
inline void store_bands(Vec a, std::uint64_t* bands) {
  _mm_storeu_si128(reinterpret_cast<__m128i*>(bands), a.low);
  _mm_storeu_si128(reinterpret_cast<__m128i*>(bands + 2), a.high);
}

// Sixteen bytes, for text.
using Bytes = __m128i;
inline Bytes load_bytes(const void* from) { return _mm_loadu_si128(static_cast<const __m128i*>(from)); }
inline void store_bytes(void* to, Bytes a) { _mm_storeu_si128(static_cast<__m128i*>(to), a); }
inline Bytes all_bytes(int byte) { return _mm_set1_epi8(static_cast<char>(byte)); }
// table[index], or 0 for an index of 128 and more.
inline Bytes look_up(Bytes table, Bytes index) { return _mm_shuffle_epi8(table, index); }
inline Bytes subtract(Bytes a, Bytes b) { return _mm_sub_epi8(a, b); }
inline Bytes least_of(Bytes a, Bytes b) { return _mm_min_epu8(a, b); }
inline Bytes low_halves(Bytes a) { return a & all_bytes(0x0f); }
inline Bytes high_halves(Bytes a) { return _mm_srli_epi16(a, 4) & all_bytes(0x0f); }
inline bool has_zero_byte(Bytes a) {
  return _mm_movemask_epi8(_mm_cmpeq_epi8(a, _mm_setzero_si128())) != 0;
}
// Bytes of a and b by turns, from the first or the last eight of each.
inline Bytes zip_first(Bytes a, Bytes b) { return _mm_unpacklo_epi8(a, b); }
inline Bytes zip_last(Bytes a, Bytes b) { return _mm_unpackhi_epi8(a, b); }
// The first or the last eight bytes of a and of b.
inline Bytes join_first(Bytes a, Bytes b) { return _mm_unpacklo_epi64(a, b); }
inline Bytes join_last(Bytes a, Bytes b) { return _mm_unpackhi_epi64(a, b); }
// The words of a and of b as bytes; words beyond 255 become 255.
inline Bytes narrow(Bytes a, Bytes b) { return _mm_packus_epi16(a, b); }
inline Bytes low_bytes(Vec a) { return a.low; }
inline Bytes high_bytes(Vec a) { return a.high; }
inline Vec from_bytes(Bytes low, Bytes high) { return {low, high}; }

}  // namespace
}  // namespace sudoku::simd
