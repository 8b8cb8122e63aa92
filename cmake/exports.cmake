# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# Hidden visibility does not reach templates of the standard library that are compiled
# into ours: their namespace says that it is visible.  The linker keeps them in.

if(TARGET sudoku AND CMAKE_SYSTEM_NAME STREQUAL "Linux")
  set(map ${PROJECT_SOURCE_DIR}/cmake/exports.map)
  target_link_options(sudoku PRIVATE -Wl,--version-script=${map})
  set_property(TARGET sudoku APPEND PROPERTY LINK_DEPENDS ${map})
endif()
