// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The kernel for x86-64 with AVX2.
#include "simd/kernel.hpp"

#include "simd/kernels.hpp"
#include "simd/avx2/vec.hpp"

#include "simd/generic/grid.inc.hpp"
#include "simd/avx2/text.hpp"
#include "simd/generic/propagate.inc.hpp"
#include "simd/generic/triads.inc.hpp"
#include "simd/generic/branch.inc.hpp"
#include "simd/generic/search.inc.hpp"

namespace sudoku::simd {

constinit const Kernel kAvx2Kernel{
    "avx2", start_text, start_candidates, resume, write_solution, search_stats, propagate};

}  // namespace sudoku::simd
