// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The calls without options.
#include <algorithm>
#include <limits>

#include "capi/guard.hpp"
#include "capi/structs.hpp"
#include "core/characters.hpp"
#include "core/conflicts.hpp"
#include "core/puzzle_text.hpp"
#include "simd/dispatch.hpp"
#include "simd/kernel.hpp"

using namespace sudoku;
using namespace sudoku::capi;

namespace {

constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

bool find_solution(const simd::Kernel& kernel, simd::SearchMemory& memory) {
  return kernel.resume(memory, kNoLimit) == simd::SearchEvent::Solution;
}

}  // namespace

sudoku_status sudoku_solve(char grid[81]) {
  if (grid == nullptr) return SUDOKU_E_NULL;
  const simd::Kernel* kernel = simd::active_kernel();
  if (kernel == nullptr) return SUDOKU_E_KERNEL;
  simd::SearchMemory memory;
  if (!kernel->start_text(memory, grid)) return SUDOKU_E_CHARACTER;
  if (!find_solution(*kernel, memory)) return SUDOKU_NO_SOLUTION;
  kernel->write_solution(memory, grid);
  return SUDOKU_OK;
}

sudoku_status sudoku_solve_pencilmarks(char pencilmarks[729]) {
  if (pencilmarks == nullptr) return SUDOKU_E_NULL;
  const simd::Kernel* kernel = simd::active_kernel();
  if (kernel == nullptr) return SUDOKU_E_KERNEL;
  Candidates candidates;
  const TextCheck check = parse_pencilmarks(pencilmarks, candidates);
  if (!check.ok()) return status_of(check.fault);
  simd::SearchMemory memory;
  kernel->start_candidates(memory, candidates.data());
  if (!find_solution(*kernel, memory)) return SUDOKU_NO_SOLUTION;
  char solution[kCells];
  kernel->write_solution(memory, solution);
  parse_givens(solution, candidates);
  write_pencilmarks(candidates, pencilmarks);
  return SUDOKU_OK;
}

sudoku_status sudoku_validate(const char grid[81], sudoku_conflicts* conflicts) {
  if (grid == nullptr) return SUDOKU_E_NULL;
  if (conflicts != nullptr && !has_valid_size(*conflicts)) return SUDOKU_E_STRUCT_SIZE;
  Digits digits;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    const int value = cell_value(grid[cell]);
    if (value == kNotACell) return SUDOKU_E_CHARACTER;
    digits[cell] = static_cast<std::uint8_t>(value);
  }
  const Conflicts found = find_conflicts(digits);
  if (conflicts != nullptr) {
    sudoku_conflicts result = SUDOKU_CONFLICTS_INIT;
    result.houses = found.houses;
    result.count = found.count;
    std::copy(found.cells.begin(), found.cells.end(), result.cells);
    write_struct(result, *conflicts);
  }
  return found.any() ? SUDOKU_CONFLICT : SUDOKU_OK;
}
