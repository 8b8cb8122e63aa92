// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The kernel for arm64: NEON is part of it.
#include "simd/kernel.hpp"

#include "simd/kernels.hpp"
#include "simd/neon/vec.hpp"

#include "simd/generic/grid.inc.hpp"
#include "simd/generic/text_by_bytes.inc.hpp"
#include "simd/generic/propagate.inc.hpp"
#include "simd/generic/triads.inc.hpp"
#include "simd/generic/branch.inc.hpp"
#include "simd/generic/search.inc.hpp"

namespace sudoku::simd {

constinit const Kernel kNeonKernel{
    "neon", start_text, start_candidates, resume, write_solution, search_stats, propagate};

}  // namespace sudoku::simd
