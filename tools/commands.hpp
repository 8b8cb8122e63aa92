// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// commands.hpp - the subcommands, one per cmd_<name>.cpp.
#pragma once

namespace CLI {
class App;
}

namespace tool {

// Each adds its subcommand to the command line.  When the line turns out to name
// it, the command runs and leaves what the process is to return in `exit_code`.
void add_solve(CLI::App &app, int &exit_code);
void add_count(CLI::App &app, int &exit_code);
void add_check(CLI::App &app, int &exit_code);
void add_enumerate(CLI::App &app, int &exit_code);
void add_kernels(CLI::App &app, int &exit_code);

}  // namespace tool
