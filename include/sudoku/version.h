/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT
 *
 * sudoku/version.h - the version, in this one place: the build, the packages
 * and the documents read it from here.  The library's SOVERSION moves apart
 * from it (docs/abi.md). */
#ifndef SUDOKU_VERSION_H
#define SUDOKU_VERSION_H

#define SUDOKU_VERSION_MAJOR 0
#define SUDOKU_VERSION_MINOR 1
#define SUDOKU_VERSION_PATCH 0
#define SUDOKU_VERSION_STRING "0.1.0"

/** One number that grows with every release: 1000000 * major + 1000 * minor + patch. */
#define SUDOKU_VERSION_NUMBER                                              \
  (SUDOKU_VERSION_MAJOR * 1000000 + SUDOKU_VERSION_MINOR * 1000 +          \
   SUDOKU_VERSION_PATCH)

#endif /* SUDOKU_VERSION_H */
