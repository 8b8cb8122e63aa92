# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# sudoku_add_kernel(<name> [flag...])
#
# Adds the search kernel lib/simd/<name>/kernel.cpp to the library.  The flags, such as
# -mavx2, belong to that one file: all other code keeps the baseline of the platform,
# so that the library starts on every machine.
function(sudoku_add_kernel name)
  set(source ${PROJECT_SOURCE_DIR}/lib/simd/${name}/kernel.cpp)
  target_sources(sudoku_objects PRIVATE ${source})
  if(ARGN)
    set_source_files_properties(${source} TARGET_DIRECTORY sudoku_objects
      PROPERTIES COMPILE_OPTIONS "${ARGN}")
  endif()
endfunction()
