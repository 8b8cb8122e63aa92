/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT
 *
 * sudoku/export.h - which names leave the library.
 *
 * SUDOKU_BUILD is defined while the shared library itself is compiled.
 * SUDOKU_STATIC is to be defined by a user of the static library on Windows;
 * elsewhere it changes nothing. */
#ifndef SUDOKU_EXPORT_H
#define SUDOKU_EXPORT_H

#if defined(SUDOKU_STATIC)
#  define SUDOKU_API
#elif defined(_WIN32)
#  if defined(SUDOKU_BUILD)
#    define SUDOKU_API __declspec(dllexport)
#  else
#    define SUDOKU_API __declspec(dllimport)
#  endif
#elif defined(__GNUC__)
#  define SUDOKU_API __attribute__((visibility("default")))
#else
#  define SUDOKU_API
#endif

#endif /* SUDOKU_EXPORT_H */
