# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# The warnings of the project.  A target takes them by linking sudoku_warnings
# privately, so that nobody who uses the library gets them.

add_library(sudoku_warnings INTERFACE)
if(MSVC)
  target_compile_options(sudoku_warnings INTERFACE /W4 $<$<BOOL:${SUDOKU_WERROR}>:/WX>)
else()
  target_compile_options(sudoku_warnings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion
    # Part of -Wconversion for clang, not for gcc.
    -Wno-sign-conversion
    $<$<BOOL:${SUDOKU_WERROR}>:-Werror>)
endif()
