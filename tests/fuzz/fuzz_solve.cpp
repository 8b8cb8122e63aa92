// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// One puzzle through all calls, with every kernel: they agree, and what they say is
// right.  Input: five bytes of options, then the puzzle; a puzzle that is too short is
// filled up with blanks, so that the fuzzer need not guess lengths.
#include "fuzz_support.hpp"

namespace {

struct Choice {
  std::uint32_t order;
  std::uint64_t max_nodes, limit;
  std::string puzzle, filled;  // `filled` may be empty: none
};

// All that the calls say, to be compared between kernels.
struct Answers {
  sudoku_status solve, count, check, masks;
  sudoku_error solve_error, count_error, check_error;
  std::uint64_t found;
  char solution[81];
  sudoku_verdict verdict;
  std::uint64_t nodes, branches;
  std::vector<std::string> enumerated;
  sudoku_status enumeration;
};

void fit(std::string& text, std::size_t length) { text.resize(length, '.'); }

Choice choose(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes input(data, size);
  Choice choice;
  const std::uint8_t flags = input.byte();
  choice.order = flags & 1;
  choice.max_nodes = 1 + input.byte();
  choice.limit = 1 + input.byte() % 40;
  const std::uint8_t odd_length = input.byte();
  const std::size_t filled_bytes = input.byte() % 82;
  std::string rest = input.rest();
  if (flags & 2) {
    choice.filled = rest.substr(0, filled_bytes);
    rest.erase(0, filled_bytes);
    fit(choice.filled, 81);
  }
  choice.puzzle = rest;
  fit(choice.puzzle, flags & 4 ? 729 : 81);
  if (odd_length == 255) fit(choice.puzzle, odd_length + rest.size() % 3);
  return choice;
}

sudoku_options options_of(const Choice& choice, const char* kernel, sudoku_stats* stats) {
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.order = choice.order;
  options.max_nodes = choice.max_nodes;
  options.kernel = kernel;
  options.stats = stats;
  return options;
}

void enumerate(const Choice& choice, const sudoku_options& options, Answers& answers) {
  sudoku_enumerator* all = nullptr;
  answers.enumeration = sudoku_enumerator_new(choice.puzzle.data(), choice.puzzle.size(),
                                              choice.limit, &options, &all, nullptr);
  if (answers.enumeration != SUDOKU_OK) {
    REQUIRE(all == nullptr);
    return;
  }
  char solution[81];
  for (int stops = 0; stops < 3;) {
    answers.enumeration = sudoku_enumerator_next(all, solution);
    if (answers.enumeration == SUDOKU_OK) answers.enumerated.emplace_back(solution, 81);
    else if (answers.enumeration == SUDOKU_NODE_LIMIT) ++stops;
    else break;
  }
  sudoku_enumerator_free(all);
}

Answers ask(const Choice& choice, const char* kernel) {
  Answers answers{};
  sudoku_stats stats = SUDOKU_STATS_INIT;
  const sudoku_options options = options_of(choice, kernel, &stats);
  const char* puzzle = choice.puzzle.data();
  const std::size_t length = choice.puzzle.size();
  const char* filled = choice.filled.empty() ? nullptr : choice.filled.data();
  uint16_t masks[81];
  answers.verdict = SUDOKU_VERDICT_INIT;
  answers.masks = sudoku_pencilmarks_to_masks(puzzle, length, masks, nullptr);
  answers.solve =
      sudoku_solve_to(puzzle, length, &options, answers.solution, &answers.solve_error);
  answers.count = sudoku_count(puzzle, length, choice.limit, &options, &answers.found,
                               &answers.count_error);
  answers.check =
      sudoku_check(puzzle, length, filled, &options, &answers.verdict, &answers.check_error);
  enumerate(choice, options, answers);
  answers.nodes = stats.nodes;
  answers.branches = stats.branches;
  return answers;
}

bool is_same(const Answers& a, const Answers& b) {
  return a.solve == b.solve && a.count == b.count && a.check == b.check && a.masks == b.masks &&
         a.found == b.found && std::memcmp(a.solution, b.solution, 81) == 0 &&
         std::memcmp(&a.verdict, &b.verdict, sizeof a.verdict) == 0 && a.nodes == b.nodes &&
         a.branches == b.branches && a.enumerated == b.enumerated &&
         a.enumeration == b.enumeration;
}

// A puzzle that cannot be read: all calls say so in the same words.
bool check_mistakes(const Choice& choice, const Answers& answers) {
  if (answers.masks == SUDOKU_OK) return false;
  REQUIRE(answers.solve == answers.masks && answers.count == answers.masks);
  REQUIRE(answers.check == answers.masks && answers.enumeration == answers.masks);
  REQUIRE(std::memcmp(&answers.solve_error, &answers.count_error, sizeof(sudoku_error)) == 0);
  REQUIRE(std::memcmp(&answers.solve_error, &answers.check_error, sizeof(sudoku_error)) == 0);
  const sudoku_error& error = answers.solve_error;
  if (answers.masks == SUDOKU_E_LENGTH) {
    REQUIRE(error.offset == static_cast<std::int64_t>(choice.puzzle.size()));
  } else {
    const char byte = choice.puzzle[static_cast<std::size_t>(error.offset)];
    REQUIRE(static_cast<unsigned char>(byte) == error.byte);
    REQUIRE((fuzz::cell_value(byte) < 0) == (answers.masks == SUDOKU_E_CHARACTER));
  }
  return true;
}

void check_enumeration(const Choice& choice, const Answers& answers) {
  for (const std::string& solution : answers.enumerated) {
    REQUIRE(fuzz::is_solution_of(solution.data(), choice.puzzle));
  }
  std::vector<std::string> sorted = answers.enumerated;
  std::sort(sorted.begin(), sorted.end());
  REQUIRE(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end());
  if (choice.order == SUDOKU_ORDER_LEXICOGRAPHIC) REQUIRE(sorted == answers.enumerated);
  REQUIRE(answers.enumerated.size() <= choice.limit);
  if (answers.enumeration == SUDOKU_SOLUTION_LIMIT) {
    REQUIRE(answers.enumerated.size() == choice.limit);
  }
  const bool is_exact = answers.count == SUDOKU_OK;
  if (answers.enumeration == SUDOKU_END && is_exact) {
    REQUIRE(answers.enumerated.size() == answers.found);
  }
}

void check_counts(const Choice& choice, const Answers& answers) {
  REQUIRE(answers.count == SUDOKU_OK || answers.count == SUDOKU_SOLUTION_LIMIT ||
          answers.count == SUDOKU_NODE_LIMIT);
  REQUIRE(answers.found <= choice.limit);
  REQUIRE((answers.count == SUDOKU_SOLUTION_LIMIT) == (answers.found == choice.limit));
  // Counting need not follow the order, so a node limit may strike it elsewhere.
  const bool is_comparable =
      choice.order == SUDOKU_ORDER_FAST || answers.count != SUDOKU_NODE_LIMIT;
  if (answers.solve == SUDOKU_OK) {
    REQUIRE(fuzz::is_solution_of(answers.solution, choice.puzzle));
    REQUIRE(answers.found > 0 || !is_comparable);
    REQUIRE(!answers.enumerated.empty());
    REQUIRE(std::memcmp(answers.enumerated[0].data(), answers.solution, 81) == 0);
  } else if (answers.solve == SUDOKU_NO_SOLUTION) {
    REQUIRE(answers.found == 0);
  } else {
    REQUIRE(answers.solve == SUDOKU_NODE_LIMIT);
    REQUIRE(answers.found == 0 || choice.order == SUDOKU_ORDER_LEXICOGRAPHIC);
  }
  if (answers.solve == SUDOKU_NO_SOLUTION && is_comparable) REQUIRE(answers.count == SUDOKU_OK);
}

void check_verdict(const Choice& choice, const Answers& answers) {
  if (answers.check == SUDOKU_E_GIVEN || answers.check == SUDOKU_E_CHARACTER) {
    REQUIRE(!choice.filled.empty());
    return;
  }
  REQUIRE(answers.check >= 0 && answers.check == answers.verdict.status);
  const sudoku_status givens = answers.verdict.givens;
  if (givens == SUDOKU_NO_SOLUTION || givens == SUDOKU_CONFLICT) REQUIRE(answers.found == 0);
  if (givens == SUDOKU_OK) REQUIRE(answers.found <= 1);
  if (answers.found > 1) {
    REQUIRE(givens == SUDOKU_SEVERAL_SOLUTIONS || givens == SUDOKU_NODE_LIMIT);
  }
  if (answers.count == SUDOKU_OK && givens != SUDOKU_NODE_LIMIT && answers.found == 1) {
    REQUIRE(givens == SUDOKU_OK);
  }
  const sudoku_status board = answers.verdict.status;
  const bool has_solution = board == SUDOKU_OK || board == SUDOKU_SEVERAL_SOLUTIONS;
  if (!has_solution) return;
  REQUIRE(fuzz::is_solution_of(answers.verdict.solution, choice.puzzle));
  for (std::size_t cell = 0; cell < choice.filled.size(); ++cell) {
    if (fuzz::cell_value(choice.filled[cell]) <= 0) continue;
    REQUIRE(answers.verdict.solution[cell] == choice.filled[cell]);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Choice choice = choose(data, size);
  const Answers answers = ask(choice, nullptr);
  for (std::size_t i = 0; sudoku_kernel_name(i) != nullptr; ++i) {
    const char* kernel = sudoku_kernel_name(i);
    if (sudoku_kernel_is_supported(kernel)) REQUIRE(is_same(ask(choice, kernel), answers));
  }
  if (check_mistakes(choice, answers)) return 0;
  check_enumeration(choice, answers);
  check_counts(choice, answers);
  check_verdict(choice, answers);
  return 0;
}
