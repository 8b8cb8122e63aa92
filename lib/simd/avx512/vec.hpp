// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The register type of the AVX-512 kernel: a word for each box in a 256-bit register.
//
//   | unused | band 2  | band 1  | band 0  |          64 bits each, and each of them
//   | unused | stack 2 | stack 1 | stack 0 |          16 bits each
//
// The layout is that of AVX2, with the instructions that AVX-512 has for registers of
// this width (F, BW, VL): any function of three operands in one, masks, and twice as many
// registers, so that a node stays in them.  A node in three 512-bit registers would need
// sixteen slow moves of words in a pass instead of twelve fast ones.
//
// Unused words are always 0, save in the result of is_zero().
#pragma once

#include <immintrin.h>

#include <cstdint>

namespace sudoku::simd {
namespace {

using Vec = __m256i;

// Truth tables for ternarylogic: of each operand, and what is made of them.
constexpr int kA = 0xf0, kB = 0xcc, kC = 0xaa;

inline Vec any_of(Vec a, Vec b, Vec c) { return _mm256_ternarylogic_epi64(a, b, c, kA | kB | kC); }
// a without the bits of b; without those of b and c.
inline Vec without(Vec a, Vec b) { return _mm256_andnot_si256(b, a); }
inline Vec without_both(Vec a, Vec b, Vec c) {
  return _mm256_ternarylogic_epi64(a, b, c, kA & ~kB & ~kC);
}
// a, or what b and c share.
inline Vec or_both(Vec a, Vec b, Vec c) { return _mm256_ternarylogic_epi64(a, b, c, kA | (kB & kC)); }

// The same word for all boxes; a word for one box.
inline Vec broadcast(int word) {
  const long long band = 0x0000'0001'0001'0001ll * word;
  return _mm256_setr_epi64x(band, band, band, 0);
}
inline Vec in_box(int box, unsigned word) {
  const auto lane = static_cast<unsigned>(box + box / 3);
  return _mm256_maskz_set1_epi16(static_cast<__mmask16>(1u << lane), static_cast<short>(word));
}

// Each word without its lowest bit; 0 stays 0.
inline Vec less_one(Vec a) { return _mm256_add_epi16(a, _mm256_set1_epi16(-1)); }
inline Vec drop_lowest(Vec a) { return _mm256_and_si256(a, less_one(a)); }
// All bits where a word is 0, none where it is not.
inline Vec is_zero(Vec a) { return _mm256_cmpeq_epi16(a, _mm256_setzero_si256()); }
// The words with one bit; the others 0.
inline Vec if_single(Vec a) {
  return _mm256_maskz_mov_epi16(_mm256_testn_epi16_mask(a, less_one(a)), a);
}
// Words of a, or of b where those are 0.  The bits of a are among those of b.
inline Vec first_nonzero(Vec a, Vec b) {
  return _mm256_mask_mov_epi16(b, _mm256_test_epi16_mask(a, a), a);
}

inline Vec add_words(Vec a, Vec b) { return _mm256_add_epi16(a, b); }
// Gathers words so that has_zero() tells whether one of them was 0.
inline Vec keep_least(Vec least, Vec a) { return _mm256_min_epu16(least, a); }
inline Vec least_of_none() { return broadcast(0x1ff); }

inline bool any(Vec a) { return _mm256_testz_si256(a, a) == 0; }
inline bool has_zero(Vec least) {
  constexpr unsigned kUsed = 0x0777;
  return (_mm256_testn_epi16_mask(least, least) & kUsed) != 0;
}
inline bool same(Vec a, Vec b) { return _mm256_cmpneq_epi16_mask(a, b) == 0; }

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
  return _mm256_permutexvar_epi16(
      _mm256_setr_epi16(0, 4, 8, 3, 1, 5, 9, 7, 2, 6, 10, 11, 12, 13, 14, 15), a);
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
