# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# What an installation holds: libraries, headers, sudoku.pc and the CMake package.

include(CMakePackageConfigHelpers)
include(join_paths)

set(sudoku_targets)
foreach(target sudoku sudoku_static)
  if(TARGET ${target})
    list(APPEND sudoku_targets ${target})
  endif()
endforeach()

install(TARGETS ${sudoku_targets} EXPORT sudoku-targets
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/sudoku
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")

# A libdir or includedir may be absolute or relative to the prefix.
sudoku_join_paths(SUDOKU_PC_LIBDIR "\${prefix}" ${CMAKE_INSTALL_LIBDIR})
sudoku_join_paths(SUDOKU_PC_INCLUDEDIR "\${prefix}" ${CMAKE_INSTALL_INCLUDEDIR})
string(JOIN " " SUDOKU_PC_LIBS_PRIVATE ${CMAKE_CXX_IMPLICIT_LINK_LIBRARIES})
string(REGEX MATCHALL "stdc\\+\\+|c\\+\\+|m" runtime "${SUDOKU_PC_LIBS_PRIVATE}")
configure_file(${PROJECT_SOURCE_DIR}/sudoku.pc.in ${PROJECT_BINARY_DIR}/sudoku.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/sudoku.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/sudoku)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/sudoku-config.cmake.in
  ${PROJECT_BINARY_DIR}/sudoku-config.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/sudoku-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/sudoku-config.cmake
  ${PROJECT_BINARY_DIR}/sudoku-config-version.cmake DESTINATION ${package_dir})
install(EXPORT sudoku-targets NAMESPACE sudoku:: DESTINATION ${package_dir})
