// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "simd/cpu_features.hpp"

#if defined(__x86_64__)
#include <cpuid.h>

#include <cstdint>
#endif

namespace sudoku::simd {

#if defined(__x86_64__)
namespace {

struct Registers {
  std::uint32_t eax = 0, ebx = 0, ecx = 0, edx = 0;
};

// All 0 where the processor does not know the leaf.
Registers ask(std::uint32_t leaf) {
  Registers r;
  __get_cpuid_count(leaf, 0, &r.eax, &r.ebx, &r.ecx, &r.edx);
  return r;
}

// The register states that the system saves on a change of thread (XCR0).
std::uint64_t saved_states() {
  std::uint32_t low, high;
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return std::uint64_t{high} << 32 | low;
}

constexpr bool has_bit(std::uint64_t bits, int bit) { return (bits >> bit & 1) != 0; }

}  // namespace

// Intel SDM volume 1, chapters 13 and 14: OSXSAVE first, then XCR0, then the leaf.
CpuFeatures detect_cpu_features() {
  constexpr std::uint64_t kXmmAndYmm = 0x6, kMasksAndZmm = 0xe0;
  CpuFeatures features;
  const Registers basic = ask(1), extended = ask(7);
  const bool has_popcnt = has_bit(basic.ecx, 23);
  features.sse4 = has_bit(basic.ecx, 9) && has_bit(basic.ecx, 19) && has_popcnt;
  const bool has_xgetbv = has_bit(basic.ecx, 27);
  const std::uint64_t saved = has_xgetbv ? saved_states() : 0;
  if ((saved & kXmmAndYmm) != kXmmAndYmm) return features;
  const bool has_bmi = has_bit(extended.ebx, 3) && has_bit(extended.ebx, 8);
  features.avx2 = has_bit(extended.ebx, 5) && has_bmi && has_popcnt;
  const bool has_avx512 = has_bit(extended.ebx, 16) && has_bit(extended.ebx, 30) && has_bit(extended.ebx, 31);
  features.avx512 = features.avx2 && has_avx512 && (saved & kMasksAndZmm) == kMasksAndZmm;
  return features;
}
#else
CpuFeatures detect_cpu_features() { return {}; }
#endif

}  // namespace sudoku::simd
