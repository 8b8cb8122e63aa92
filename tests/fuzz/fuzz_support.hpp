// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// What the fuzz targets share.  A target aborts where a promise of the public header
// does not hold; it sees that header alone.
#pragma once

#include <sudoku/sudoku.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#define REQUIRE(condition)                                                        \
  do {                                                                            \
    if (!(condition)) {                                                           \
      std::fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #condition); \
      std::abort();                                                               \
    }                                                                             \
  } while (false)

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fuzz {

constexpr std::uint64_t kMaxNodes = 300;  // keeps every input quick

// Takes values off the front of an input; zero when it is used up.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : at_(data), end_(data + size) {}
  std::uint8_t byte() { return at_ == end_ ? 0 : *at_++; }
  std::string rest() { return {reinterpret_cast<const char*>(at_), left()}; }
  std::size_t left() const { return static_cast<std::size_t>(end_ - at_); }

 private:
  const std::uint8_t* at_;
  const std::uint8_t* end_;
};

// 0 to 9, or -1 for a byte that is no cell.
inline int cell_value(char byte) {
  if (byte >= '1' && byte <= '9') return byte - '0';
  return byte != '\0' && std::strchr(".0*_-?xX ", byte) != nullptr ? 0 : -1;
}

inline bool allows(const std::string& puzzle, std::size_t cell, char digit) {
  if (puzzle.size() == 81) {
    return cell_value(puzzle[cell]) == 0 || puzzle[cell] == digit;
  }
  return puzzle[9 * cell + static_cast<std::size_t>(digit - '1')] == digit;
}

// A complete valid grid made of candidates of the puzzle.
inline bool is_solution_of(const char* solution, const std::string& puzzle) {
  unsigned houses[27] = {};
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const char digit = solution[cell];
    if (digit < '1' || digit > '9' || !allows(puzzle, cell, digit)) return false;
    const unsigned bit = 1u << (digit - '1');
    houses[cell / 9] |= bit;
    houses[9 + cell % 9] |= bit;
    houses[18 + cell / 27 * 3 + cell % 9 / 3] |= bit;
  }
  return std::all_of(std::begin(houses), std::end(houses), [](unsigned h) { return h == 511; });
}

}  // namespace fuzz
