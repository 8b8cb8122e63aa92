// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Text as a batch against single calls, and with several threads against one.  Input:
// two bytes of options, then the text.
#include "fuzz_support.hpp"

namespace {

struct Results {
  std::vector<char> solutions;
  std::vector<std::uint64_t> counts;
  std::vector<sudoku_status> statuses;
  std::size_t done = 0;

  bool operator==(const Results& other) const {
    return solutions == other.solutions && counts == other.counts &&
           statuses == other.statuses && done == other.done;
  }
};

constexpr char kUntouched = '\x5a';

Results run(const std::string& text, std::uint64_t limit, unsigned threads,
            const sudoku_options& options) {
  const std::size_t lines = sudoku_count_lines(text.data(), text.size());
  Results results{std::vector<char>(81 * lines, kUntouched), std::vector<std::uint64_t>(lines),
                  std::vector<sudoku_status>(lines, -1000)};
  sudoku_batch batch = SUDOKU_BATCH_INIT;
  batch.puzzles = text.data();
  batch.puzzle_length = 0;
  batch.text_length = text.size();
  batch.count = lines;
  batch.limit = limit;
  batch.threads = threads;
  batch.solutions = results.solutions.data();
  batch.counts = results.counts.data();
  batch.statuses = results.statuses.data();
  REQUIRE(sudoku_solve_batch(&batch, &options, &results.done) == SUDOKU_OK);
  REQUIRE(results.done == lines);
  return results;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + (text.compare(end, 2, "\r\n") == 0 ? 2 : 1);
  }
  return lines;
}

bool is_cells(const std::string& text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return fuzz::cell_value(c) >= 0; });
}

// The puzzle of a line that has one: the whole line, or what stands behind blanks.
std::string puzzle_of(const std::string& line) {
  if ((line.size() == 81 || line.size() == 729) && is_cells(line)) return line;
  const std::size_t start = line.find_first_not_of(" \t");
  REQUIRE(start != std::string::npos);
  const std::string puzzle = line.substr(start, line.find_first_of(" \t,;#", start) - start);
  REQUIRE(puzzle.size() == 81 || puzzle.size() == 729);
  return puzzle;
}

void check_line(const std::string& line, const Results& results, std::size_t index,
                std::uint64_t limit, const sudoku_options& options) {
  const sudoku_status status = results.statuses[index];
  const std::uint64_t count = results.counts[index];
  const char* solution = results.solutions.data() + 81 * index;
  const bool is_untouched =
      std::all_of(solution, solution + 81, [](char c) { return c == kUntouched; });
  REQUIRE(is_untouched == (count == 0));
  REQUIRE(limit == 0 || count <= limit);
  if (line.empty() || line[0] == '#') REQUIRE(status == SUDOKU_NO_PUZZLE);
  if (status == SUDOKU_NO_PUZZLE || status < 0) {
    REQUIRE(count == 0);
    return;
  }
  const std::string puzzle = puzzle_of(line);
  std::uint64_t expected = 0;
  const sudoku_status counted =
      sudoku_count(puzzle.data(), puzzle.size(), limit, &options, &expected, nullptr);
  REQUIRE(counted >= 0);
  // Counting need not follow the order, so a node limit may strike it elsewhere.
  const bool is_limited = counted == SUDOKU_NODE_LIMIT || status == SUDOKU_NODE_LIMIT;
  if (!is_limited || options.order == SUDOKU_ORDER_FAST) {
    REQUIRE(count == expected);
    REQUIRE((counted == SUDOKU_NODE_LIMIT) == (status == SUDOKU_NODE_LIMIT));
  }
  if (count > 0) REQUIRE(fuzz::is_solution_of(solution, puzzle));
  if (status == SUDOKU_SEVERAL_SOLUTIONS) REQUIRE(count >= 2);
  if (status == SUDOKU_OK) REQUIRE(count == 1);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes input(data, size);
  const std::uint8_t flags = input.byte();
  const std::uint64_t limit = input.byte() % 5;
  const std::string text = input.rest();
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  options.order = flags & 1;
  options.max_nodes = fuzz::kMaxNodes;
  const std::vector<std::string> lines = lines_of(text);
  REQUIRE(sudoku_count_lines(text.data(), text.size()) == lines.size());
  const Results one = run(text, limit, 1, options);
  if (lines.size() > 64) REQUIRE(run(text, limit, 3, options) == one);
  for (std::size_t i = 0; i < lines.size(); ++i) check_line(lines[i], one, i, limit, options);
  return 0;
}
