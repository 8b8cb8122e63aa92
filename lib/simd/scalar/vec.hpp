// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The register type of the portable kernel: one box of a Grid, three 16-bit words in
// a 64-bit integer, operated on word by word with ordinary arithmetic (SWAR).
//
//   | unused | index 2 | index 1 | index 0 |   16 bits each
//
// The unused word is always 0.  Words hold nine candidate bits, so bits 9-15 are
// free to catch carries.
#pragma once

#include <cstdint>

namespace sudoku::simd {
namespace {

using Vec = std::uint64_t;
constexpr int kParts = 9;  // a Grid is nine of them, box by box

constexpr Vec kOnes = 0x0000'0001'0001'0001;  // 1 in each word in use
constexpr Vec kTops = 0x0000'8000'8000'8000;  // the top bit of each

// The same word in all places.
inline Vec broadcast(unsigned word) { return kOnes * word; }

// a without the bits of b.
inline Vec without(Vec a, Vec b) { return a & ~b; }

// Each word without its lowest bit; 0 stays 0.
inline Vec drop_lowest(Vec a) { return a & ((a | kTops) - kOnes); }

// All candidate bits where a word is not 0, none where it is.
inline Vec nonzero(Vec a) {
  const Vec top = (a + (kTops - kOnes)) & kTops;
  return (top - (top >> 15)) & broadcast(511);
}

inline bool any(Vec a) { return a != 0; }

template <int I>
inline Vec rotate_index(Vec a) {
  if constexpr (I == 1) return a >> 16 | (a & 0xffff) << 32;
  if constexpr (I == 2) return a >> 32 | (a & 0xffff'ffff) << 16;
  return a;
}

// Part `part` of the grid whose word (band, stack, index) is word
// (band + B, stack + S, index + I) of `grid`, each modulo 3.
template <int B, int S, int I>
inline Vec neighbour(const Vec (&grid)[kParts], int part) {
  constexpr auto add = [](int place, int step) { return (place + step) % 3; };
  return rotate_index<I>(grid[add(part / 3, B) * 3 + add(part % 3, S)]);
}

// The words of indices 0 to 2 of a box, 16 bits each.
inline std::uint64_t box_words(const Vec (&grid)[kParts], int box) { return grid[box]; }
inline void set_box_words(Vec (&grid)[kParts], int box, std::uint64_t words) { grid[box] = words; }

}  // namespace
}  // namespace sudoku::simd
