// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Times the search kernels, one call a puzzle, parsing and writing included:
//
//   sudoku_bench [--limit N] [--rounds N] [--puzzles N] [--kernel NAME] [FILE...]
//
// For each set and limit it prints the median nanoseconds a puzzle of each kernel, and how
// many times faster than the portable kernel that is.  All kernels run by turns, round after
// round, so that what else the machine does meets all of them; a ratio is the median of the
// ratios of the rounds.  Without files it makes sets from a fixed seed.  A file has a puzzle
// of 81 characters a line.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "simd/dispatch.hpp"
#include "simd/kernel.hpp"
#include "support/puzzles.hpp"

namespace {

using sudoku::simd::Kernel;
using sudoku::testing::Random;

constexpr std::size_t kCells = 81;

struct Options {
  std::vector<std::uint64_t> limits{1, 2};
  std::size_t rounds = 7, puzzles = 2000;
  std::string kernel;
  std::vector<std::string> files;
};

struct Set {
  std::string name;
  std::vector<std::string> puzzles;
};

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

void shuffle(std::vector<std::string>& puzzles, Random& random) {
  for (std::size_t i = puzzles.size(); i > 1; --i) {
    std::swap(puzzles[i - 1], puzzles[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
  }
}

Set read_set(const std::string& path, std::size_t most) {
  Set set{path.substr(path.find_last_of('/') + 1), {}};
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    if (line.size() >= kCells && line[0] != '#') set.puzzles.push_back(line.substr(0, kCells));
  }
  Random random(1);
  shuffle(set.puzzles, random);
  if (set.puzzles.size() > most) set.puzzles.resize(most);
  return set;
}

// Easy: a minimal puzzle with twelve more givens, which logic alone solves.
std::string easy_puzzle(Random& random, const std::string& minimal, const std::string& solution) {
  std::string puzzle = minimal;
  for (int more = 12; more > 0;) {
    const auto cell = static_cast<std::size_t>(random.below(kCells));
    if (puzzle[cell] != '.') continue;
    puzzle[cell] = solution[cell];
    --more;
  }
  return puzzle;
}

std::string solve_with(const Kernel& kernel, const std::string& puzzle) {
  sudoku::simd::SearchMemory memory;
  std::string solution = puzzle;
  if (kernel.start_text(memory, puzzle.data()) &&
      kernel.resume(memory, ~std::uint64_t{0}) == sudoku::simd::SearchEvent::Solution) {
    kernel.write_solution(memory, solution.data());
  }
  return solution;
}

// Morphs of a few puzzles each, so that making them takes no time; `hard` are morphs of
// some of the hardest known ones.
std::vector<Set> make_sets(std::size_t count) {
  const char* const kHard[] = {
      "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
      "12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8"};
  Set easy{"easy", {}}, minimal{"minimal", {}}, hard{"hard", {}}, several{"several", {}};
  Random random(2026);
  const Kernel& kernel = *sudoku::simd::active_kernel();
  std::vector<std::string> bases;
  for (int i = 0; i < 200; ++i) bases.push_back(sudoku::testing::random_minimal_puzzle(random));
  for (std::size_t i = 0; i < count; ++i) {
    const std::string puzzle = sudoku::testing::random_morph(random).apply(bases[i % bases.size()]);
    minimal.puzzles.push_back(puzzle);
    easy.puzzles.push_back(easy_puzzle(random, puzzle, solve_with(kernel, puzzle)));
    hard.puzzles.push_back(sudoku::testing::random_morph(random).apply(kHard[i % std::size(kHard)]));
    several.puzzles.push_back(sudoku::testing::random_puzzle(random, 22));
  }
  return {easy, minimal, hard, several};
}

struct Run {
  double nanoseconds;
  std::uint64_t solutions;
};

Run run(const Kernel& kernel, const Set& set, std::uint64_t limit) {
  std::string solution(kCells, '.');
  std::uint64_t solutions = 0;
  const double begin = cpu_seconds();
  for (const std::string& puzzle : set.puzzles) {
    sudoku::simd::SearchMemory memory;
    if (!kernel.start_text(memory, puzzle.data())) continue;
    for (std::uint64_t found = 0; found < limit; ++found, ++solutions) {
      if (kernel.resume(memory, ~std::uint64_t{0}) != sudoku::simd::SearchEvent::Solution) break;
      if (found == 0) kernel.write_solution(memory, solution.data());
    }
  }
  const double seconds = cpu_seconds() - begin;
  return {seconds * 1e9 / static_cast<double>(set.puzzles.size()), solutions};
}

// The kernels that this machine runs, the portable one first: it is the base line.
std::vector<const Kernel*> kernels_to_run(const std::string& only) {
  std::vector<const Kernel*> kernels{sudoku::simd::find_kernel("scalar")};
  for (std::size_t i = 0; const Kernel* kernel = sudoku::simd::kernel_at(i); ++i) {
    const bool is_wanted = only.empty() || only == kernel->name;
    if (is_wanted && kernel != kernels[0] && sudoku::simd::find_kernel(kernel->name) != nullptr) {
      kernels.push_back(kernel);
    }
  }
  return kernels;
}

// False if kernels found different numbers of solutions.
bool measure(const std::vector<const Kernel*>& kernels, const Set& set, std::uint64_t limit,
             std::size_t rounds) {
  std::vector<std::vector<double>> times(kernels.size()), ratios(kernels.size());
  bool agree = true;
  for (std::size_t round = 0; round < rounds; ++round) {
    Run base{};
    for (std::size_t k = 0; k < kernels.size(); ++k) {
      const Run result = run(*kernels[k], set, limit);
      if (k == 0) base = result;
      agree = agree && result.solutions == base.solutions;
      times[k].push_back(result.nanoseconds);
      ratios[k].push_back(base.nanoseconds / result.nanoseconds);
    }
  }
  std::printf("%-20s %5llu", set.name.c_str(), static_cast<unsigned long long>(limit));
  for (std::size_t k = 0; k < kernels.size(); ++k) {
    std::printf("  %10.1f %5.2fx", median(times[k]), median(ratios[k]));
  }
  std::printf("%s\n", agree ? "" : "  DIFFERENT ANSWERS");
  return agree;
}

bool read_options(int count, char** words, Options& options) {
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (word.rfind("--", 0) != 0) {
      options.files.push_back(word);
      continue;
    }
    if (++i == count) return false;
    const auto number = std::strtoull(words[i], nullptr, 10);
    if (word == "--kernel") options.kernel = words[i];
    else if (word == "--limit" && number > 0) options.limits = {number};
    else if (word == "--rounds" && number > 0) options.rounds = number;
    else if (word == "--puzzles" && number > 0) options.puzzles = number;
    else return false;
  }
  return true;
}

}  // namespace

int main(int count, char** words) {
  Options options;
  if (!read_options(count, words, options)) {
    std::fprintf(stderr, "usage: sudoku_bench [--limit N] [--rounds N] [--puzzles N] [--kernel NAME] [FILE...]\n");
    return 2;
  }
  std::vector<Set> sets;
  for (const std::string& path : options.files) sets.push_back(read_set(path, options.puzzles));
  if (options.files.empty()) sets = make_sets(options.puzzles);

  const auto kernels = kernels_to_run(options.kernel);
  std::printf("%-20s %5s", "ns a puzzle", "limit");
  for (const Kernel* kernel : kernels) std::printf("  %17s", kernel->name);
  std::printf("\n");
  bool agree = true;
  for (const Set& set : sets) {
    if (set.puzzles.empty()) {
      std::fprintf(stderr, "sudoku_bench: no puzzles in %s\n", set.name.c_str());
      return 1;
    }
    for (const std::uint64_t limit : options.limits) agree = measure(kernels, set, limit, options.rounds) && agree;
  }
  return agree ? 0 : 1;
}
