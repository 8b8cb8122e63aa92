# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# sudoku_add_kernel(<name> [flag...])
#
# Adds the search kernel lib/simd/<name>/kernel.cpp to the library.  The flags, such as
# -mavx2, belong to that one file: all other code keeps the baseline of the platform,
# so that the library starts on every machine.  SUDOKU_HAS_<NAME> tells the dispatch of it.
function(sudoku_add_kernel name)
  set(source ${PROJECT_SOURCE_DIR}/lib/simd/${name}/kernel.cpp)
  string(TOUPPER SUDOKU_HAS_${name} macro)
  target_sources(sudoku_objects PRIVATE ${source})
  target_compile_definitions(sudoku_objects PRIVATE ${macro})
  if(ARGN)
    set_source_files_properties(${source} TARGET_DIRECTORY sudoku_objects
      PROPERTIES COMPILE_OPTIONS "${ARGN}")
  endif()
endfunction()
