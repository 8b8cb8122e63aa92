# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# What is installed besides the command line: headers, libraries, the CMake package
# and sudoku.pc.

include(CMakePackageConfigHelpers)
include(join_paths)

set(sudoku_libraries)
foreach(library sudoku sudoku_static)
  if(TARGET ${library})
    list(APPEND sudoku_libraries ${library})
  endif()
endforeach()

install(DIRECTORY include/sudoku DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.h")
install(TARGETS ${sudoku_libraries} EXPORT sudoku-targets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/sudoku)
configure_package_config_file(cmake/sudoku-config.cmake.in sudoku-config.cmake
  INSTALL_DESTINATION ${package_dir}
  NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(sudoku-config-version.cmake
  COMPATIBILITY SameMajorVersion)
install(EXPORT sudoku-targets NAMESPACE sudoku:: DESTINATION ${package_dir})
install(FILES
  ${CMAKE_CURRENT_BINARY_DIR}/sudoku-config.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/sudoku-config-version.cmake
  DESTINATION ${package_dir})

# sudoku.pc names the prefix, which `cmake --install --prefix` may still change: it is
# written while installing.
sudoku_join_paths(pc_libdir "\${prefix}" "${CMAKE_INSTALL_LIBDIR}")
sudoku_join_paths(pc_includedir "\${prefix}" "${CMAKE_INSTALL_INCLUDEDIR}")
set(pc_libs)
set(pc_libs_private " -lstdc++ -lm -pthread")
if(NOT SUDOKU_BUILD_SHARED)
  # Whoever has the static library alone needs these without asking.
  set(pc_libs "${pc_libs_private}")
  set(pc_libs_private)
endif()
install(CODE "
  set(pc_prefix \"\${CMAKE_INSTALL_PREFIX}\")
  set(pc_libdir [[${pc_libdir}]])
  set(pc_includedir [[${pc_includedir}]])
  set(pc_description [[${PROJECT_DESCRIPTION}]])
  set(pc_version [[${PROJECT_VERSION}]])
  set(pc_libs [[${pc_libs}]])
  set(pc_libs_private [[${pc_libs_private}]])
  configure_file([[${PROJECT_SOURCE_DIR}/sudoku.pc.in]]
    [[${CMAKE_CURRENT_BINARY_DIR}/sudoku.pc]] @ONLY)")
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/sudoku.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
