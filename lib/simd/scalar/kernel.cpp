// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The portable kernel: ordinary 64-bit arithmetic, for every machine.
#include "simd/kernel.hpp"

#include "simd/kernels.hpp"
#include "simd/scalar/vec.hpp"

#include "simd/generic/grid.inc.hpp"
#include "simd/generic/text.inc.hpp"
#include "simd/generic/propagate.inc.hpp"
#include "simd/generic/triads.inc.hpp"
#include "simd/generic/branch.inc.hpp"
#include "simd/generic/search.inc.hpp"

namespace sudoku::simd {

constinit const Kernel kScalarKernel{
    "scalar",       start_text, start_candidates, resume, write_solution,
    search_stats, propagate};

}  // namespace sudoku::simd
