// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The kernel for x86-64 with AVX-512 (F, BW, VL).
#include "simd/kernel.hpp"

#include "simd/kernels.hpp"
#include "simd/avx512/vec.hpp"

#include "simd/generic/grid.inc.hpp"
#include "simd/avx2/text.hpp"
#include "simd/generic/propagate.inc.hpp"
#include "simd/generic/triads.inc.hpp"
#include "simd/generic/branch.inc.hpp"
#include "simd/generic/search.inc.hpp"

namespace sudoku::simd {

constinit const Kernel kAvx512Kernel{
    "avx512", start_text, start_candidates, resume, write_solution, search_stats, propagate};

}  // namespace sudoku::simd
