// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Every kernel there is.  Which of them are built in, the dispatch knows by SUDOKU_HAS_<NAME>;
// each is defined in lib/simd/<set>/kernel.cpp.
#pragma once

namespace sudoku::simd {

struct Kernel;

extern const Kernel kAvx2Kernel;
extern const Kernel kAvx512Kernel;
extern const Kernel kNeonKernel;
extern const Kernel kSse4Kernel;
extern const Kernel kScalarKernel;

}  // namespace sudoku::simd
