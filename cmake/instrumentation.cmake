# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# Sanitizers and coverage.  These are the only flags that are set for all targets:
# the library, the tests and what links them must agree.

if(SUDOKU_SANITIZE)
  add_compile_options(-fsanitize=${SUDOKU_SANITIZE} -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${SUDOKU_SANITIZE})
endif()

if(SUDOKU_COVERAGE)
  # Threads count too: without atomic updates the counters of parallel code are wrong.
  add_compile_options(--coverage -fprofile-update=atomic)
  add_link_options(--coverage)
endif()
