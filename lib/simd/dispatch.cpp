// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "simd/dispatch.hpp"

#include <array>
#include <cstdlib>

#include "simd/cpu_features.hpp"
#include "simd/kernel.hpp"
#include "simd/kernels.hpp"

namespace sudoku::simd {
namespace {

struct Entry {
  const Kernel& kernel;
  bool (*is_supported)(const CpuFeatures& features);
};

// Best first.
constexpr std::array kEntries{
#if defined(SUDOKU_HAS_AVX512)
    Entry{kAvx512Kernel, [](const CpuFeatures& features) { return features.avx512; }},
#endif
#if defined(SUDOKU_HAS_AVX2)
    Entry{kAvx2Kernel, [](const CpuFeatures& features) { return features.avx2; }},
#endif
#if defined(SUDOKU_HAS_SSE4)
    Entry{kSse4Kernel, [](const CpuFeatures& features) { return features.sse4; }},
#endif
#if defined(SUDOKU_HAS_NEON)
    Entry{kNeonKernel, [](const CpuFeatures&) { return true; }},
#endif
    Entry{kScalarKernel, [](const CpuFeatures&) { return true; }},
};

bool is_supported(const Entry& entry) {
  static const CpuFeatures features = detect_cpu_features();
  return entry.is_supported(features);
}

const Kernel* choose() {
  if (const char* forced = std::getenv(kForceVariable); forced != nullptr && *forced != '\0') {
    return find_kernel(forced);
  }
  for (const Entry& entry : kEntries) {
    if (is_supported(entry)) return &entry.kernel;
  }
  return nullptr;
}

}  // namespace

const Kernel* kernel_at(std::size_t index) {
  return index < kEntries.size() ? &kEntries[index].kernel : nullptr;
}

const Kernel* find_kernel(std::string_view name) {
  for (const Entry& entry : kEntries) {
    if (name == entry.kernel.name) return is_supported(entry) ? &entry.kernel : nullptr;
  }
  return nullptr;
}

const Kernel* active_kernel() {
  static const Kernel* const chosen = choose();
  return chosen;
}

}  // namespace sudoku::simd
