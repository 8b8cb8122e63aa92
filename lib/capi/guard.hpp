// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// What every entry of the C interface has in common: nothing is thrown across it, and
// errors are reported in one way.
#pragma once

#include <new>

#include "core/puzzle_text.hpp"
#include "sudoku/sudoku.h"

namespace sudoku::capi {

// Runs `body`, turning whatever it throws into a status.
template <class Body>
sudoku_status guard(Body body) noexcept {
  try {
    return body();
  } catch (const std::bad_alloc&) {
    return SUDOKU_E_NO_MEMORY;
  } catch (...) {
    return SUDOKU_E_INTERNAL;
  }
}

constexpr sudoku_error no_error(sudoku_status status) { return {status, -1, -1, 0, 0, 0, -1}; }

// Fills `error`, which may be NULL, and returns its status.
inline sudoku_status fail(sudoku_error* error, const sudoku_error& what) {
  if (error != nullptr) *error = what;
  return what.status;
}
inline sudoku_status fail(sudoku_error* error, sudoku_status status) {
  return fail(error, no_error(status));
}

sudoku_status status_of(TextFault fault);

// Reports a puzzle text that could not be read.
sudoku_status fail_text(sudoku_error* error, const TextCheck& check, const char* text,
                        std::size_t length);

}  // namespace sudoku::capi
