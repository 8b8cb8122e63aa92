// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Every kernel that is built in.  Each is defined in lib/simd/<set>/kernel.cpp.
#pragma once

namespace sudoku::simd {

struct Kernel;

extern const Kernel kAvx2Kernel;
extern const Kernel kScalarKernel;

}  // namespace sudoku::simd
