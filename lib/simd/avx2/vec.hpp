// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The register type of the AVX2 kernel: a word for each box in a 256-bit register.
//
//   | unused | band 2  | band 1  | band 0  |          64 bits each, and each of them
//   | unused | stack 2 | stack 1 | stack 0 |          16 bits each
//
// Unused words are always 0, save in the result of is_zero().
#pragma once

#include <immintrin.h>

#include <cstdint>

namespace sudoku::simd {
namespace {

using Vec = __m256i;

inline Vec any_of(Vec a, Vec b, Vec c) { return a | b | c; }
// a without the bits of b; without those of b and c.
inline Vec without(Vec a, Vec b) { return _mm256_andnot_si256(b, a); }
inline Vec without_both(Vec a, Vec b, Vec c) { return without(a, b | c); }
// a, or what b and c share.
inline Vec or_both(Vec a, Vec b, Vec c) { return a | (b & c); }

// The same word for all boxes; a word for one box.
inline Vec broadcast(int word) {
  const long long band = 0x0000'0001'0001'0001ll * word;
  return _mm256_setr_epi64x(band, band, band, 0);
}
inline Vec in_box(int box, unsigned word) {
  const Vec boxes = _mm256_setr_epi16(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, -1, -1, -1, -1);
  const Vec here = _mm256_cmpeq_epi16(boxes, _mm256_set1_epi16(static_cast<short>(box)));
  return here & _mm256_set1_epi16(static_cast<short>(word));
}

// Each word without its lowest bit; 0 stays 0.
inline Vec drop_lowest(Vec a) { return a & _mm256_add_epi16(a, _mm256_set1_epi16(-1)); }
// All bits where a word is 0, none where it is not.
inline Vec is_zero(Vec a) { return _mm256_cmpeq_epi16(a, _mm256_setzero_si256()); }
// The words with one bit; the others 0.
inline Vec if_single(Vec a) { return a & is_zero(drop_lowest(a)); }
// Words of a, or of b where those are 0.  The bits of a are among those of b.
inline Vec first_nonzero(Vec a, Vec b) { return _mm256_blendv_epi8(a, b, is_zero(a)); }

inline Vec add_words(Vec a, Vec b) { return _mm256_add_epi16(a, b); }
// Gathers words so that has_zero() tells whether one of them was 0.
inline Vec keep_least(Vec least, Vec a) { return _mm256_min_epu16(least, a); }
inline Vec least_of_none() { return broadcast(0x1ff); }

inline bool any(Vec a) { return _mm256_testz_si256(a, a) == 0; }
inline bool has_zero(Vec least) { return _mm256_testz_si256(is_zero(least), broadcast(1)) == 0; }
inline bool same(Vec a, Vec b) { return !any(a ^ b); }

// Word (band, stack) of the result is word (band, stack + S) of a, modulo 3.
template <int S>
inline Vec next_stack(Vec a) {
  const Vec order = S == 1 ? _mm256_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15,
                                              2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15)
                           : _mm256_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15,
                                              4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15);
  return _mm256_shuffle_epi8(a, order);
}
// Word (band, stack) of the result is word (band + B, stack) of a, modulo 3.
template <int B>
inline Vec next_band(Vec a) {
  return _mm256_permute4x64_epi64(a, B == 1 ? _MM_SHUFFLE(3, 0, 2, 1) : _MM_SHUFFLE(3, 1, 0, 2));
}
// Word (band, stack) of the result is word (stack, band) of a.
inline Vec transpose(Vec a) {
  // In each half, a dword for each stack: the words of two bands.
  const Vec order = _mm256_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15,
                                     0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
  const Vec pairs = _mm256_shuffle_epi8(a, order);
  const __m128i first = _mm256_castsi256_si128(pairs), second = _mm256_extracti128_si256(pairs, 1);
  return _mm256_setr_m128i(_mm_unpacklo_epi32(first, second), _mm_unpackhi_epi32(first, second));
}

// The three words of each band, stack 0 lowest, 16 bits each.
inline Vec from_bands(const std::uint64_t* bands) {
  return _mm256_setr_epi64x(static_cast<long long>(bands[0]), static_cast<long long>(bands[1]),
                            static_cast<long long>(bands[2]), 0);
}
// Also writes a fourth word, 0.
inline void store_bands(Vec a, std::uint64_t* bands) {
  _mm256_storeu_si256(reinterpret_cast<Vec*>(bands), a);
}

}  // namespace
}  // namespace sudoku::simd
