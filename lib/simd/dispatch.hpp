// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The kernels built in, and which one a call uses.
#pragma once

#include <cstddef>
#include <string_view>

namespace sudoku::simd {

struct Kernel;

// The environment variable that names a kernel for the whole process.
constexpr const char* kForceVariable = "SUDOKU_FORCE_KERNEL";

// Kernel `index` of those built in, best first; nullptr past the last.
const Kernel* kernel_at(std::size_t index);

// A kernel by name; nullptr if it is unknown or this machine cannot run it.
const Kernel* find_kernel(std::string_view name);

// The kernel to use where none is named: the one the environment forces, else
// the best this machine runs.  nullptr if the forced one cannot be used.
const Kernel* active_kernel();

}  // namespace sudoku::simd
