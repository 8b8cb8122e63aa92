// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// common_options.hpp - the options that all subcommands reading puzzles share.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace tool {

struct CommonOptions {
  std::vector<std::string> inputs;  // files, "-", or puzzles; none: standard input
  bool json = false;
  bool stats = false;
  bool quiet = false;
  bool progress = false;     // asked for even where nobody seems to look
  bool no_progress = false;  // unwanted even on a terminal
  std::uint64_t nodes = 0;   // per puzzle; 0: no limit
  double timeout = 0;        // seconds, of the whole command; 0: no limit
  std::uint64_t threads = 0;  // 0: all processors
  std::string kernel;        // empty: the best
};

// Which of them a subcommand offers.  Enumerating is one search, in one thread.
enum class Threads { kOffered, kNotOffered };

// Adds them to a subcommand; `options` must outlive the parsing.
void add_common_options(CLI::App &command, CommonOptions &options,
                        Threads threads = Threads::kOffered);

}  // namespace tool
