// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Structs that grow: each begins with struct_size, set by the caller's header.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace sudoku::capi {

// The size a struct had in the first release that declared it.  Fields are only ever
// added at the end, so no caller has a smaller one.
template <class Struct>
constexpr std::uint32_t kFirstSize = sizeof(Struct);

template <class Struct>
bool has_valid_size(const Struct& given) {
  return given.struct_size >= kFirstSize<Struct>;
}

// Copies what caller and library both know; the rest of `to` keeps its defaults.
template <class Struct>
void read_struct(const Struct& given, Struct& to) {
  std::memcpy(&to, &given, std::min<std::size_t>(given.struct_size, sizeof(Struct)));
  to.struct_size = sizeof(Struct);
}

// Writes what caller and library both know, and keeps the caller's struct_size.
template <class Struct>
void write_struct(const Struct& from, Struct& given) {
  const std::uint32_t size = given.struct_size;
  std::memcpy(&given, &from, std::min<std::size_t>(size, sizeof(Struct)));
  given.struct_size = size;
}

}  // namespace sudoku::capi
