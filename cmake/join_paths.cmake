# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# sudoku_join_paths(<variable> <base> <path>)
#
# Stores <base>/<path>, or <path> alone if it is absolute, as a user may give
# CMAKE_INSTALL_LIBDIR and CMAKE_INSTALL_INCLUDEDIR.  <base> may be text that is not a
# path yet, such as ${prefix}.
function(sudoku_join_paths variable base path)
  if(IS_ABSOLUTE "${path}")
    set(${variable} "${path}" PARENT_SCOPE)
  else()
    set(${variable} "${base}/${path}" PARENT_SCOPE)
  endif()
endfunction()
