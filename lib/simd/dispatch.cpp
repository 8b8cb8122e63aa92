// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "simd/dispatch.hpp"

#include <array>
#include <cstdlib>

#include "simd/kernel.hpp"
#include "simd/kernels.hpp"

namespace sudoku::simd {
namespace {

struct Entry {
  const Kernel& kernel;
  bool (*is_supported)();
};

bool always() { return true; }

// Best first.
constexpr std::array kEntries{
    Entry{kScalarKernel, always},
};

const Kernel* choose() {
  if (const char* forced = std::getenv(kForceVariable); forced != nullptr && *forced != '\0') {
    return find_kernel(forced);
  }
  for (const Entry& entry : kEntries) {
    if (entry.is_supported()) return &entry.kernel;
  }
  return nullptr;
}

}  // namespace

const Kernel* kernel_at(std::size_t index) {
  return index < kEntries.size() ? &kEntries[index].kernel : nullptr;
}

const Kernel* find_kernel(std::string_view name) {
  for (const Entry& entry : kEntries) {
    if (name == entry.kernel.name) return entry.is_supported() ? &entry.kernel : nullptr;
  }
  return nullptr;
}

const Kernel* active_kernel() {
  static const Kernel* const chosen = choose();
  return chosen;
}

}  // namespace sudoku::simd
