# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# The version stands in include/sudoku/version.h alone.

function(sudoku_read_version header result)
  file(STRINGS ${header} line REGEX "^#define SUDOKU_VERSION_STRING ")
  string(REGEX MATCH "[0-9]+\\.[0-9]+\\.[0-9]+" version "${line}")
  set(${result} ${version} PARENT_SCOPE)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${header})
endfunction()
