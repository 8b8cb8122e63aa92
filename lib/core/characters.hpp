// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// What a byte of puzzle text means.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sudoku {

constexpr std::string_view kBlankCharacters = ".0*_-?xX ";
constexpr char kBlank = '.';

// Digit 1-9, 0 for a blank, kNotACell for everything else.
constexpr std::uint8_t kNotACell = 0xff;

namespace detail {
constexpr std::array<std::uint8_t, 256> make_cell_values() {
  std::array<std::uint8_t, 256> values{};
  for (auto& value : values) value = kNotACell;
  for (char blank : kBlankCharacters) values[static_cast<std::uint8_t>(blank)] = 0;
  for (unsigned digit = 1; digit <= 9; ++digit) {
    values['0' + digit] = static_cast<std::uint8_t>(digit);
  }
  return values;
}

constexpr std::array<std::uint16_t, 256> make_character_masks() {
  std::array<std::uint16_t, 256> masks{};
  const auto values = make_cell_values();
  for (std::size_t byte = 0; byte < 256; ++byte) {
    if (values[byte] == 0) masks[byte] = 0x1ff;
    else if (values[byte] != kNotACell) masks[byte] = static_cast<std::uint16_t>(1u << (values[byte] - 1));
  }
  return masks;
}
}  // namespace detail

// Internal linkage on purpose: kernels compiled for wider instruction sets must
// not share symbols with the rest of the library.
constexpr auto kCellValues = detail::make_cell_values();

// The candidates that a character leaves to its cell; 0 if it is not a cell.
constexpr auto kCharacterMasks = detail::make_character_masks();

constexpr int cell_value(char character) {
  return kCellValues[static_cast<std::uint8_t>(character)];
}
constexpr bool is_cell_character(char character) { return cell_value(character) != kNotACell; }
constexpr char character_of(int digit) {
  return digit == 0 ? kBlank : static_cast<char>('0' + digit);
}

}  // namespace sudoku
