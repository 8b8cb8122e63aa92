# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# Sanitizers, for everything that is built.

if(SUDOKU_SANITIZE)
  add_compile_options(-fsanitize=${SUDOKU_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${SUDOKU_SANITIZE})
endif()
