// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The register type of the portable kernel: three 16-bit words in each of three 64-bit
// integers, operated on word by word with ordinary arithmetic (SWAR).
//
//   | unused | stack 2 | stack 1 | stack 0 |   16 bits each, an integer for each band
//
// The unused word is always 0.  Words hold nine candidate bits, so bits 9-15 are
// free to catch carries.
#pragma once

#include <cstdint>

namespace sudoku::simd {
namespace {

struct Vec {
  std::uint64_t band[3];
};

constexpr std::uint64_t kOnes = 0x0000'0001'0001'0001;  // 1 in each word in use
constexpr std::uint64_t kTops = 0x0000'8000'8000'8000;  // the top bit of each

template <class F>
inline Vec each(Vec a, F f) {
  return {f(a.band[0]), f(a.band[1]), f(a.band[2])};
}
template <class F>
inline Vec each(Vec a, Vec b, F f) {
  return {f(a.band[0], b.band[0]), f(a.band[1], b.band[1]), f(a.band[2], b.band[2])};
}

inline Vec operator&(Vec a, Vec b) {
  return each(a, b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
}
inline Vec operator|(Vec a, Vec b) {
  return each(a, b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
}
inline Vec& operator&=(Vec& a, Vec b) { return a = a & b; }
inline Vec& operator|=(Vec& a, Vec b) { return a = a | b; }

inline Vec any_of(Vec a, Vec b, Vec c) { return a | b | c; }
// a without the bits of b; without those of b and c.
inline Vec without(Vec a, Vec b) {
  return each(a, b, [](std::uint64_t x, std::uint64_t y) { return x & ~y; });
}
inline Vec without_both(Vec a, Vec b, Vec c) { return without(a, b | c); }
// a, or what b and c share.
inline Vec or_both(Vec a, Vec b, Vec c) { return a | (b & c); }

// The same word for all boxes; a word for one box.
inline Vec broadcast(unsigned word) { return {{kOnes * word, kOnes * word, kOnes * word}}; }
inline Vec in_box(int box, unsigned word) {
  Vec a{};
  a.band[box / 3] = std::uint64_t{word} << (16 * (box % 3));
  return a;
}

// The top bit of each word that is not 0 (words below 2^15).
inline std::uint64_t nonzero_tops(std::uint64_t x) { return (x + (kTops - kOnes)) & kTops; }
inline std::uint64_t drop_lowest(std::uint64_t x) { return x & ((x | kTops) - kOnes); }
// Bits 0-14 of each word that is not 0.
inline std::uint64_t nonzero(std::uint64_t x) {
  const std::uint64_t tops = nonzero_tops(x);
  return tops - (tops >> 15);
}

// Each word without its lowest bit; 0 stays 0.
inline Vec drop_lowest(Vec a) {
  return each(a, [](std::uint64_t x) { return drop_lowest(x); });
}
// All candidates where a word is 0, none where it is not.
inline Vec is_zero(Vec a) {
  return each(a, [](std::uint64_t x) { return nonzero(x) ^ (kTops - kOnes); });
}
// The words with one bit; the others 0.
inline Vec if_single(Vec a) {
  return each(a, [](std::uint64_t x) { return x & ~nonzero(drop_lowest(x)); });
}
// Words of a, or of b where those are 0.  The bits of a are among those of b.
inline Vec first_nonzero(Vec a, Vec b) {
  return each(a, b, [](std::uint64_t x, std::uint64_t y) { return y & (x | ~nonzero(x)); });
}

inline Vec add_words(Vec a, Vec b) {
  return each(a, b, [](std::uint64_t x, std::uint64_t y) { return x + y; });
}
// Gathers words so that has_zero() tells whether one of them was 0.
inline Vec keep_least(Vec least, Vec a) {
  return each(least, a, [](std::uint64_t x, std::uint64_t y) { return x & (y + (kTops - kOnes)); });
}
inline Vec least_of_none() { return {{kTops, kTops, kTops}}; }
inline bool has_zero(Vec least) {
  return (least.band[0] & least.band[1] & least.band[2] & kTops) != kTops;
}

inline bool any(Vec a) { return (a.band[0] | a.band[1] | a.band[2]) != 0; }
inline bool same(Vec a, Vec b) {
  return ((a.band[0] ^ b.band[0]) | (a.band[1] ^ b.band[1]) | (a.band[2] ^ b.band[2])) == 0;
}

// Word (band, stack) of the result is word (band, stack + S) of a, modulo 3.
template <int S>
inline Vec next_stack(Vec a) {
  return each(a, [](std::uint64_t x) { return x >> (16 * S) | (x << (48 - 16 * S) & kOnes * 0xffff); });
}
// Word (band, stack) of the result is word (band + B, stack) of a, modulo 3.
template <int B>
inline Vec next_band(Vec a) {
  return {{a.band[B % 3], a.band[(1 + B) % 3], a.band[(2 + B) % 3]}};
}
// Word (band, stack) of the result is word (stack, band) of a.
inline Vec transpose(Vec a) {
  Vec result;
  for (int i = 0; i < 3; ++i) {
    result.band[i] = (a.band[0] >> (16 * i) & 0xffff) | (a.band[1] >> (16 * i) & 0xffff) << 16 |
                     (a.band[2] >> (16 * i) & 0xffff) << 32;
  }
  return result;
}

// The three words of each band, stack 0 lowest, 16 bits each.
inline Vec from_bands(const std::uint64_t* bands) { return {{bands[0], bands[1], bands[2]}}; }
// Also writes a fourth word, 0.
inline void store_bands(Vec a, std::uint64_t* bands) {
  for (int i = 0; i < 3; ++i) bands[i] = a.band[i];
  bands[3] = 0;
}

}  // namespace
}  // namespace sudoku::simd
