// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// text.cpp - see text.hpp.
#include "text.hpp"

#include <array>

namespace tool {

std::string cell_name(int cell) {
  return {'r', static_cast<char>('1' + cell / 9), 'c', static_cast<char>('1' + cell % 9)};
}

std::vector<std::string> cell_names(const std::uint8_t cells[SUDOKU_CELLS], unsigned mask) {
  std::vector<std::string> names;
  for (int cell = 0; cell < SUDOKU_CELLS; ++cell) {
    if ((cells[cell] & mask) != 0) names.push_back(cell_name(cell));
  }
  return names;
}

std::vector<std::string> house_names(std::uint32_t houses) {
  constexpr std::array<const char *, 3> kKinds{"row ", "column ", "box "};
  std::vector<std::string> names;
  for (std::size_t house = 0; house < SUDOKU_HOUSES; ++house) {
    if ((houses >> house & 1U) == 0) continue;
    names.push_back(kKinds.at(house / 9) + std::to_string(house % 9 + 1));
  }
  return names;
}

std::string join(const std::vector<std::string> &words, std::string_view separator) {
  std::string text;
  for (const std::string &word : words) {
    if (!text.empty()) text += separator;
    text += word;
  }
  return text;
}

std::string pretty_grid(std::string_view solution) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    if (row == 3 || row == 6) text += "------+-------+------\n";
    for (std::size_t column = 0; column < 9; ++column) {
      if (column > 0) text += column % 3 == 0 ? " | " : " ";
      text += solution[row * 9 + column];
    }
    text += '\n';
  }
  return text;
}

std::string_view verdict_word(sudoku_status status, std::uint64_t limit) {
  switch (status) {
    case SUDOKU_OK:
      return limit == 1 ? "solved" : "unique";
    case SUDOKU_SEVERAL_SOLUTIONS:
      return "several";
    case SUDOKU_NO_SOLUTION:
      return "none";
    case SUDOKU_CONFLICT:
      return "conflict";
    default:
      return status < 0 ? "invalid" : "undecided";
  }
}

std::string_view stopped_by(sudoku_status status) {
  switch (status) {
    case SUDOKU_NODE_LIMIT:
      return "nodes";
    case SUDOKU_TIME_LIMIT:
      return "time";
    case SUDOKU_CANCELLED:
      return "signal";
    default:
      return {};
  }
}

std::int64_t column_of(const sudoku_error &error) {
  if (error.column > 0) return error.column;
  // A puzzle from the command line has no lines; its bytes are the columns.
  const bool is_place = error.status != SUDOKU_E_LENGTH && error.offset >= 0;
  return is_place && error.line == 0 ? error.offset + 1 : 0;
}

std::string error_text(const sudoku_error &error) {
  std::string text(sudoku_error_text(&error, nullptr, 0), '\0');
  sudoku_error_text(&error, text.data(), text.size() + 1);
  return text;
}

// The sentence without the place in its line, which stands before it already.
std::string sentence(sudoku_error error) {
  if (error.line > 0 && error.status != SUDOKU_E_LENGTH) error.offset = -1;
  error.line = 0;
  return error_text(error);
}

// Not "+": gcc 12 sees an overlap in it that is not there (-Wrestrict).
std::string error_message(const Item &item, const sudoku_error &error) {
  const std::int64_t line = error.line > 0 ? error.line : static_cast<std::int64_t>(item.line);
  std::string message = *item.file;
  message.append(":").append(std::to_string(line));
  if (column_of(error) > 0) message.append(":").append(std::to_string(column_of(error)));
  return message.append(": error: ").append(sentence(error));
}

}  // namespace tool
