// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Every kernel against the portable one on random inputs of all kinds: loose and tight,
// solvable and not, as text and as candidates.
//
// SUDOKU_TEST_INPUTS sets how many inputs to try, SUDOKU_TEST_SEED where to begin: a
// long run is `SUDOKU_TEST_INPUTS=10000000 sudoku_unit_tests --gtest_filter='*Agreement*'`.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

#include "core/candidates.hpp"
#include "core/characters.hpp"
#include "simd/kernel.hpp"
#include "support/kernels.hpp"
#include "support/puzzles.hpp"

namespace sudoku::simd {
namespace {

using testing::Random;

std::uint64_t number_from_environment(const char* name, std::uint64_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

// A search may be long where nothing leads it: then a part of it is compared.
constexpr std::uint64_t kNodes = 200;

struct Result {
  bool started;
  std::uint64_t solutions;
  SearchStats stats;
  std::string first;
};

struct Input {
  std::string text;
  Candidates candidates;
  bool is_text;
  std::uint64_t limit;
};

Result run(const Kernel& kernel, const Input& input, SearchMemory& memory) {
  Result result{true, 0, {}, std::string(kCells, '?')};
  if (input.is_text) {
    result.started = kernel.start_text(memory, input.text.data());
    if (!result.started) return result;
  } else {
    kernel.start_candidates(memory, input.candidates.data());
  }
  while (result.solutions < input.limit) {
    const std::uint64_t used = kernel.stats(memory).nodes;
    if (used >= kNodes || kernel.resume(memory, kNodes - used) != SearchEvent::Solution) break;
    if (result.solutions++ == 0) kernel.write_solution(memory, result.first.data());
  }
  result.stats = kernel.stats(memory);
  return result;
}

// Candidates with some removed at random, one in `chance`.
void remove_some(Random& random, Candidates& candidates, int chance) {
  for (CandidateMask& mask : candidates) {
    for (int digit = 1; digit <= 9; ++digit) {
      if (random.below(chance) == 0) mask = static_cast<CandidateMask>(mask & ~mask_of_digit(digit));
    }
  }
}

Input random_input(Random& random, std::string& grid) {
  if (grid.empty() || random.below(50) == 0) grid = testing::random_grid(random);
  Input input{grid, {}, random.below(4) != 0, static_cast<std::uint64_t>(1 + random.below(4))};
  const int givens = 12 + random.below(60);
  for (char& cell : input.text) {
    if (random.below(81) >= givens) cell = kBlank;
  }
  if (random.below(3) == 0) {
    input.text[static_cast<std::size_t>(random.below(81))] = static_cast<char>('1' + random.below(9));
  }
  if (random.below(100) == 0) {
    input.text[static_cast<std::size_t>(random.below(81))] = static_cast<char>(random.below(256));
  }
  if (!input.is_text) {
    for (std::size_t i = 0; i < kCells; ++i) {
      input.candidates[i] = kCharacterMasks[static_cast<unsigned char>(input.text[i])];
    }
    remove_some(random, input.candidates, 2 + random.below(20));
  }
  return input;
}

class Agreement : public testing::KernelTest {};

TEST_P(Agreement, WithThePortableKernel) {
  const Kernel& portable = *find_kernel("scalar");
  Random random(number_from_environment("SUDOKU_TEST_SEED", 1));
  const std::uint64_t inputs = number_from_environment("SUDOKU_TEST_INPUTS", 5000);
  SearchMemory memory;
  std::string grid;
  for (std::uint64_t i = 0; i < inputs; ++i) {
    const Input input = random_input(random, grid);
    const Result expected = run(portable, input, memory), result = run(kernel(), input, memory);
    ASSERT_EQ(result.started, expected.started) << input.text;
    ASSERT_EQ(result.solutions, expected.solutions) << input.text;
    ASSERT_EQ(result.first, expected.first) << input.text;
    ASSERT_EQ(result.stats.nodes, expected.stats.nodes) << input.text;
    ASSERT_EQ(result.stats.branches, expected.stats.branches) << input.text;
  }
}

INSTANTIATE_FOR_ALL_KERNELS(Agreement);

}  // namespace
}  // namespace sudoku::simd
