// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// common_options.cpp - see common_options.hpp.
#include "common_options.hpp"

#include <sudoku/sudoku.h>

#include <CLI/CLI.hpp>
#include <cstdlib>

#include "number_option.hpp"

namespace tool {
namespace {

constexpr std::uint64_t kMaxThreads = 1024;  // what sudoku_batch::threads allows
constexpr double kMaxTimeout = 1e9;          // thirty years; milliseconds stay exact

// CLI11 shows what a check returns; nothing means that the value is fine.
std::string check_kernel(const std::string &name) {
  if (sudoku_kernel_is_supported(name.c_str()) != 0) return {};
  return "no kernel '" + name + "' runs on this machine; see 'sudokutool kernels'";
}

// Not CLI::Range, which lets "nan" pass.
std::string check_timeout(const std::string &text) {
  char *end = nullptr;
  const double seconds = std::strtod(text.c_str(), &end);
  if (end != text.c_str() && *end == '\0' && seconds >= 0 && seconds <= kMaxTimeout) return {};
  return "'" + text + "' is not a number of seconds";
}

void add_limits(CLI::App &command, CommonOptions &options) {
  add_number(command, "--nodes", options.nodes, "Give up a puzzle after N search nodes; 0: never");
  command.add_option("--timeout", options.timeout, "Stop the whole command after so many seconds")
      ->type_name("SECONDS")
      ->check(CLI::Validator(check_timeout, ""));
}

}  // namespace

void add_common_options(CLI::App &command, CommonOptions &options, Threads threads) {
  command.add_option("input", options.inputs,
                     "Files, '-' for standard input (the default), or puzzles themselves")
      ->type_name("FILE|PUZZLE");
  command.add_flag("-j,--json", options.json, "Write JSON, one object a line");
  add_limits(command, options);
  if (threads == Threads::kOffered) {
    add_number(command, "-t,--threads", options.threads, "Threads to use; 0: all processors",
               kMaxThreads);
  }
  command.add_option("--kernel", options.kernel, "Search kernel to use instead of the best")
      ->type_name("NAME")
      ->check(CLI::Validator(check_kernel, ""));
  command.add_flag("--stats", options.stats,
                   "Report the work done: to standard error, or in each JSON object");
  command.add_flag("-q,--quiet", options.quiet, "No messages about unreadable input, no progress");
  auto *progress = command.add_flag("--progress", options.progress,
                                    "Show progress even if standard error is not a terminal");
  command.add_flag("--no-progress", options.no_progress, "Never show progress")->excludes(progress);
}

}  // namespace tool
