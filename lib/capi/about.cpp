// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Version and kernels.
#include "simd/dispatch.hpp"
#include "simd/kernel.hpp"
#include "sudoku/sudoku.h"

const char* sudoku_version(void) { return SUDOKU_VERSION_STRING; }

uint32_t sudoku_version_number(void) { return SUDOKU_VERSION_NUMBER; }

const char* sudoku_kernel_name(size_t index) {
  const auto* kernel = sudoku::simd::kernel_at(index);
  return kernel == nullptr ? nullptr : kernel->name;
}

int sudoku_kernel_is_supported(const char* name) {
  return name != nullptr && sudoku::simd::find_kernel(name) != nullptr ? 1 : 0;
}

const char* sudoku_active_kernel(void) {
  const auto* kernel = sudoku::simd::active_kernel();
  return kernel == nullptr ? nullptr : kernel->name;
}
