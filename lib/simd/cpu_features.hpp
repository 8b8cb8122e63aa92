// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// What the processor offers and the operating system saves.
#pragma once

namespace sudoku::simd {

struct CpuFeatures {
  bool sse4 = false;  // SSSE3, SSE4.1 and POPCNT
  bool avx2 = false;  // with POPCNT, BMI1 and BMI2, as every such processor has
  bool avx512 = false;  // F, BW and VL, with all of AVX2
};

// Asks the machine; callers keep the answer.
CpuFeatures detect_cpu_features();

}  // namespace sudoku::simd
