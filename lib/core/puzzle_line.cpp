// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "core/puzzle_line.hpp"

#include <algorithm>

#include "core/characters.hpp"

namespace sudoku {
namespace {

constexpr std::string_view kSpaces = " \t";
constexpr std::string_view kSeparators = " \t,;#";

bool is_separator(char character) { return kSeparators.find(character) != std::string_view::npos; }
bool is_dense_cell(char character) { return character != ' ' && is_cell_character(character); }

// The fault, if any, in characters that are as many as a puzzle has.
TextCheck check_cells(std::string_view text, std::size_t start) {
  Candidates ignored;
  TextCheck check = parse_puzzle(text.data(), text.size(), ignored);
  check.offset += start;
  return check;
}

}  // namespace

std::string_view take_line(std::string_view& rest) {
  const std::size_t end = std::min(rest.find_first_of("\r\n"), rest.size());
  const std::string_view line = rest.substr(0, end);
  const std::size_t end_bytes = rest.substr(end, 2) == "\r\n" ? 2 : 1;
  rest.remove_prefix(std::min(end + end_bytes, rest.size()));
  return line;
}

bool holds_nothing(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(kSpaces), line.size()));
  return line.empty() || line[0] == '#' || line[0] == ';' || line.substr(0, 2) == "//";
}

LinePuzzle find_puzzle(std::string_view line) {
  const std::size_t start = std::min(line.find_first_not_of(kSpaces), line.size());
  const auto first = line.begin() + static_cast<std::ptrdiff_t>(start);
  const auto last = std::find_if_not(first, line.end(), is_dense_cell);
  const auto run = static_cast<std::size_t>(last - first);
  if (last != line.end() && !is_separator(*last)) {
    return {{}, start, {TextFault::Character, start + run}};
  }
  if (is_puzzle_length(run)) {
    const std::string_view text = line.substr(start, run);
    return {text, start, check_cells(text, start)};
  }
  if (is_puzzle_length(line.size()) && std::all_of(line.begin(), line.end(), is_cell_character)) {
    return {line, 0, check_cells(line, 0)};
  }
  return {{}, start, {TextFault::Length, run}};
}

}  // namespace sudoku
