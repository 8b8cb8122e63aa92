// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Puzzles for tests: some well-known ones, and any number made from a seed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace sudoku::testing {

// The sample of LeetCode 37, and its solution.
inline const std::string kSample =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline const std::string kSampleSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// Seventeen givens in a pattern that has no solution; brute force without the triad
// rules takes minutes to see it.
inline const std::string kHardWithoutSolution =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

// A fixed generator, so that a failing test can be repeated (SplitMix64: G. Steele,
// D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next();
  int below(int end) { return static_cast<int>(next() % static_cast<std::uint64_t>(end)); }

 private:
  std::uint64_t state_;
};

// One of the 2 * 6^8 * 9! ways to rewrite a grid that keep the rules: transposition,
// permutations of bands, stacks, rows and columns in them, and of digits.
struct Morph {
  bool transpose;
  int row[9], column[9];  // where each row and column comes from
  int digit[10];          // what each digit becomes; 0 stays 0
  std::string apply(const std::string& grid) const;
};
Morph random_morph(Random& random);

// A complete grid, a morph of one grid.
std::string random_grid(Random& random);

// A random grid with so many givens left: usually with several solutions below 26.
std::string random_puzzle(Random& random, int givens);

// A puzzle with exactly one solution from which, in random order, givens were removed
// as long as `is_unique` held.
std::string random_minimal_puzzle(Random& random);

// Any puzzle as 729 characters: a given leaves its digit, a blank all nine.
std::string as_pencilmarks(const std::string& puzzle);

}  // namespace sudoku::testing
