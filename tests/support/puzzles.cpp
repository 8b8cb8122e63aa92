// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "support/puzzles.hpp"

#include <algorithm>
#include <numeric>

#include "support/reference_solver.hpp"

namespace sudoku::testing {

std::uint64_t Random::next() {
  std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

namespace {

template <class Iterator>
void shuffle(Iterator first, Iterator last, Random& random) {
  for (auto left = static_cast<int>(last - first); left > 1; --left) {
    std::iter_swap(first + left - 1, first + random.below(left));
  }
}

// Lines (rows or columns) permuted within their chutes, and the chutes themselves.
void shuffle_lines(int (&lines)[9], Random& random) {
  int chutes[3] = {0, 1, 2};
  shuffle(chutes, chutes + 3, random);
  for (int i = 0; i < 9; ++i) lines[i] = chutes[i / 3] * 3 + i % 3;
  for (int i = 0; i < 9; i += 3) shuffle(lines + i, lines + i + 3, random);
}

}  // namespace

Morph random_morph(Random& random) {
  Morph morph{};
  morph.transpose = random.below(2) == 1;
  shuffle_lines(morph.row, random);
  shuffle_lines(morph.column, random);
  std::iota(morph.digit, morph.digit + 10, 0);
  shuffle(morph.digit + 1, morph.digit + 10, random);
  return morph;
}

std::string Morph::apply(const std::string& grid) const {
  std::string result(81, '.');
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 9; ++c) {
      const int from = transpose ? column[c] * 9 + row[r] : row[r] * 9 + column[c];
      const char character = grid[static_cast<std::size_t>(from)];
      if (character == '.') continue;
      result[static_cast<std::size_t>(9 * r + c)] = static_cast<char>('0' + digit[character - '0']);
    }
  }
  return result;
}

std::string random_grid(Random& random) {
  // Morphs of one grid alone would be too much alike: first a random top row, left
  // column and one more box are completed by the oracle.
  std::string seed(81, '.');
  for (int box = 0; box < 3; ++box) {
    char digits[] = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
    shuffle(digits, digits + 9, random);
    for (int i = 0; i < 9; ++i) {
      seed[static_cast<std::size_t>((3 * box + i / 3) * 9 + 3 * box + i % 3)] = digits[i];
    }
  }
  return random_morph(random).apply(ReferenceSolver(seed).solve());
}

std::string random_puzzle(Random& random, int givens) {
  std::string puzzle = random_grid(random);
  int cells[81];
  std::iota(cells, cells + 81, 0);
  shuffle(cells, cells + 81, random);
  for (int i = givens; i < 81; ++i) puzzle[static_cast<std::size_t>(cells[i])] = '.';
  return puzzle;
}

std::string random_minimal_puzzle(Random& random) {
  std::string puzzle = random_grid(random);
  int cells[81];
  std::iota(cells, cells + 81, 0);
  shuffle(cells, cells + 81, random);
  for (int cell : cells) {
    char& given = puzzle[static_cast<std::size_t>(cell)];
    const char digit = given;
    given = '.';
    if (ReferenceSolver(puzzle).count(2) != 1) given = digit;
  }
  return puzzle;
}

std::string as_pencilmarks(const std::string& puzzle) {
  std::string marks;
  for (char cell : puzzle) {
    for (char digit = '1'; digit <= '9'; ++digit) marks += cell == '.' || cell == digit ? digit : '.';
  }
  return marks;
}

}  // namespace sudoku::testing
