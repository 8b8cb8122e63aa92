// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The register type of the NEON kernel: a word for each box in two 128-bit registers.
//
//   low:   | - | stack 2 | stack 1 | stack 0 | of band 1, | - | stack 2 | stack 1 | stack 0 | of band 0
//   high:  unused,                                        | - | stack 2 | stack 1 | stack 0 | of band 2
//
// Unused words are always 0, save in the result of is_zero().
#pragma once

#include <arm_neon.h>

#include <cstdint>

namespace sudoku::simd {
namespace {

struct Vec {
  uint16x8_t low, high;
};

inline Vec operator&(Vec a, Vec b) { return {vandq_u16(a.low, b.low), vandq_u16(a.high, b.high)}; }
inline Vec operator|(Vec a, Vec b) { return {vorrq_u16(a.low, b.low), vorrq_u16(a.high, b.high)}; }
inline Vec& operator&=(Vec& a, Vec b) { return a = a & b; }
inline Vec& operator|=(Vec& a, Vec b) { return a = a | b; }

inline Vec any_of(Vec a, Vec b, Vec c) { return a | b | c; }
// a without the bits of b; without those of b and c.
inline Vec without(Vec a, Vec b) { return {vbicq_u16(a.low, b.low), vbicq_u16(a.high, b.high)}; }
inline Vec without_both(Vec a, Vec b, Vec c) { return without(a, b | c); }
// a, or what b and c share.
inline Vec or_both(Vec a, Vec b, Vec c) { return a | (b & c); }

// The three words of each band, stack 0 lowest, 16 bits each.
inline Vec from_bands(const std::uint64_t* bands) {
  return {vreinterpretq_u16_u64(vcombine_u64(vcreate_u64(bands[0]), vcreate_u64(bands[1]))),
          vreinterpretq_u16_u64(vcombine_u64(vcreate_u64(bands[2]), vcreate_u64(0)))};
}
// Also writes a fourth word, 0.
inline void store_bands(Vec a, std::uint64_t* bands) {
  vst1q_u64(bands, vreinterpretq_u64_u16(a.low));
  vst1q_u64(bands + 2, vreinterpretq_u64_u16(a.high));
}

// The same word for all boxes; a word for one box.
inline Vec broadcast(unsigned word) {
  const std::uint64_t band = std::uint64_t{0x0000'0001'0001'0001} * word;
  const std::uint64_t bands[3] = {band, band, band};
  return from_bands(bands);
}
inline Vec in_box(int box, unsigned word) {
  constexpr std::uint16_t kBoxes[16] = {0, 1, 2, 9, 3, 4, 5, 9, 6, 7, 8, 9, 9, 9, 9, 9};
  const uint16x8_t here = vdupq_n_u16(static_cast<std::uint16_t>(box));
  const uint16x8_t digit = vdupq_n_u16(static_cast<std::uint16_t>(word));
  return {vandq_u16(vceqq_u16(vld1q_u16(kBoxes), here), digit),
          vandq_u16(vceqq_u16(vld1q_u16(kBoxes + 8), here), digit)};
}

inline uint16x8_t less_one(uint16x8_t a) { return vsubq_u16(a, vdupq_n_u16(1)); }
// Each word without its lowest bit; 0 stays 0.
inline Vec drop_lowest(Vec a) {
  return {vandq_u16(a.low, less_one(a.low)), vandq_u16(a.high, less_one(a.high))};
}
// All bits where a word is 0, none where it is not.
inline Vec is_zero(Vec a) { return {vceqzq_u16(a.low), vceqzq_u16(a.high)}; }
// The words with one bit; the others 0.
inline uint16x8_t if_single(uint16x8_t a) { return vbicq_u16(a, vtstq_u16(a, less_one(a))); }
inline Vec if_single(Vec a) { return {if_single(a.low), if_single(a.high)}; }
// Words of a, or of b where those are 0.  The bits of a are among those of b.
inline Vec first_nonzero(Vec a, Vec b) {
  return {vbslq_u16(vceqzq_u16(a.low), b.low, a.low), vbslq_u16(vceqzq_u16(a.high), b.high, a.high)};
}

inline Vec add_words(Vec a, Vec b) { return {vaddq_u16(a.low, b.low), vaddq_u16(a.high, b.high)}; }
// Gathers words so that has_zero() tells whether one of them was 0.
inline Vec keep_least(Vec least, Vec a) {
  return {vminq_u16(least.low, a.low), vminq_u16(least.high, a.high)};
}
inline Vec least_of_none() { return broadcast(0x1ff); }

inline bool any(Vec a) { return vmaxvq_u16(vorrq_u16(a.low, a.high)) != 0; }
inline bool has_zero(Vec least) { return any(is_zero(least) & broadcast(1)); }
inline bool same(Vec a, Vec b) { return !any({veorq_u16(a.low, b.low), veorq_u16(a.high, b.high)}); }

// Sixteen bytes, for text and for moving words.
using Bytes = uint8x16_t;
inline Bytes load_bytes(const void* from) { return vld1q_u8(static_cast<const std::uint8_t*>(from)); }
inline void store_bytes(void* to, Bytes a) { vst1q_u8(static_cast<std::uint8_t*>(to), a); }
inline Bytes all_bytes(int byte) { return vdupq_n_u8(static_cast<std::uint8_t>(byte)); }
// table[index], or 0 for an index of 16 and more.
inline Bytes look_up(Bytes table, Bytes index) { return vqtbl1q_u8(table, index); }
inline Bytes subtract(Bytes a, Bytes b) { return vsubq_u8(a, b); }
inline Bytes least_of(Bytes a, Bytes b) { return vminq_u8(a, b); }
inline Bytes low_halves(Bytes a) { return vandq_u8(a, all_bytes(0x0f)); }
inline Bytes high_halves(Bytes a) { return vshrq_n_u8(a, 4); }
inline bool has_zero_byte(Bytes a) { return vminvq_u8(a) == 0; }
// Bytes of a and b by turns, from the first or the last eight of each.
inline Bytes zip_first(Bytes a, Bytes b) { return vzip1q_u8(a, b); }
inline Bytes zip_last(Bytes a, Bytes b) { return vzip2q_u8(a, b); }
// The first or the last eight bytes of a and of b.
inline Bytes join_first(Bytes a, Bytes b) { return vcombine_u8(vget_low_u8(a), vget_low_u8(b)); }
inline Bytes join_last(Bytes a, Bytes b) { return vcombine_u8(vget_high_u8(a), vget_high_u8(b)); }
// The words of a and of b as bytes; words beyond 255 become 255.
inline Bytes narrow(Bytes a, Bytes b) {
  return vcombine_u8(vqmovn_u16(vreinterpretq_u16_u8(a)), vqmovn_u16(vreinterpretq_u16_u8(b)));
}
inline Bytes low_bytes(Vec a) { return vreinterpretq_u8_u16(a.low); }
inline Bytes high_bytes(Vec a) { return vreinterpretq_u8_u16(a.high); }
inline Vec from_bytes(Bytes low, Bytes high) {
  return {vreinterpretq_u16_u8(low), vreinterpretq_u16_u8(high)};
}

// Word (band, stack) of the result is word (band, stack + S) of a, modulo 3.
template <int S>
inline Vec next_stack(Vec a) {
  constexpr std::uint8_t kOrders[2][16] = {{2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15},
                                           {4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15}};
  const Bytes order = load_bytes(kOrders[S - 1]);
  return from_bytes(look_up(low_bytes(a), order), look_up(high_bytes(a), order));
}
// Word (band, stack) of the result is word (band + B, stack) of a, modulo 3.
template <int B>
inline Vec next_band(Vec a) {
  const uint16x8_t zero = vdupq_n_u16(0);
  if constexpr (B == 1) {
    return {vextq_u16(a.low, a.high, 4), vcombine_u16(vget_low_u16(a.low), vget_low_u16(zero))};
  }
  return {vcombine_u16(vget_low_u16(a.high), vget_low_u16(a.low)), vextq_u16(a.low, zero, 4)};
}
// Word (band, stack) of the result is word (stack, band) of a.
inline Vec transpose(Vec a) {
  // A dword for each stack: the words of bands 0 and 1, the word of band 2.
  constexpr std::uint8_t kOrder[16] = {0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15};
  const Bytes order = load_bytes(kOrder);
  const uint32x4_t first = vreinterpretq_u32_u8(look_up(low_bytes(a), order));
  const uint32x4_t second = vreinterpretq_u32_u8(look_up(high_bytes(a), order));
  return {vreinterpretq_u16_u32(vzip1q_u32(first, second)), vreinterpretq_u16_u32(vzip2q_u32(first, second))};
}

}  // namespace
}  // namespace sudoku::simd
