// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// sudokutool.cpp - the command line of libsudoku.
//
// The program knows the public header alone: it is the first customer of the C
// interface, and whatever it cannot do, no other program could.
#include <fcntl.h>
#include <sudoku/sudoku.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <cstring>
#include <new>

#include "commands.hpp"
#include "exit_code.hpp"
#include "output.hpp"

namespace tool {
namespace {

constexpr const char *kFooter =
    "Exit status: 0 all answered; 1 some puzzle has no solution, or not exactly one\n"
    "where that was asked; 2 wrong usage; 3 some input could not be read; 4 stopped\n"
    "by --nodes or --timeout; 5 output failed; 130 interrupted.  The largest wins.\n"
    "More in sudokutool(1).";

std::string version_text() {
  const char *kernel = sudoku_active_kernel();
  return std::string("sudokutool " SUDOKU_VERSION_STRING " (libsudoku ") + sudoku_version() +
         ", kernel " + (kernel != nullptr ? kernel : "none") + ")";
}

// A program started with a closed standard descriptor would get it for the next
// file it opens, and write its answers there.
void occupy_standard_descriptors() {
  int descriptor = 0;
  do {
    descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC);
  } while (descriptor >= 0 && descriptor <= STDERR_FILENO);
  if (descriptor >= 0) close(descriptor);
}

int complain(const std::string &message, ExitCode code) {
  std::fprintf(stderr, "sudokutool: error: %s\n", message.c_str());
  return static_cast<int>(code);
}

// What was asked for is output like any other: a full disk is no success.
int print(std::string_view text) {
  Output output(STDOUT_FILENO);
  output.line(text);
  output.close();
  if (output.failure() == 0) return static_cast<int>(ExitCode::kAnswered);
  return complain(std::string("cannot write standard output: ") + std::strerror(output.failure()),
                  ExitCode::kFailed);
}

std::string without_last_newlines(std::string text) {
  text.erase(text.find_last_not_of('\n') + 1);
  return text;
}

std::string help_text(const CLI::App &app) {
  const auto commands = app.get_subcommands();
  return without_last_newlines(commands.empty() ? app.help()
                                                : commands.front()->help(app.get_name()));
}

int usage_error(const CLI::App &app, const CLI::ParseError &error) {
  const auto commands = app.get_subcommands();
  const std::string name = commands.empty() ? "" : commands.front()->get_name() + " ";
  return complain(std::string(error.what()) + "\nTry 'sudokutool " + name + "--help'.",
                  ExitCode::kUsage);
}

int run(int argc, char **argv) {
  CLI::App app("Solve, count, check and enumerate 9x9 sudoku.", "sudokutool");
  int exit_code = 0;
  app.set_version_flag("--version", version_text, "Print the version and exit");
  app.set_help_flag("-h,--help", "Print this help and exit");
  app.footer(kFooter);
  add_solve(app, exit_code);
  add_count(app, exit_code);
  add_check(app, exit_code);
  add_enumerate(app, exit_code);
  add_kernels(app, exit_code);
  try {
    app.parse(argc, argv);
    // Not require_subcommand(), which would not name a command that is misspelt.
    if (app.get_subcommands().empty()) throw CLI::RequiredError("A command");
  } catch (const CLI::CallForHelp &) {
    return print(help_text(app));
  } catch (const CLI::CallForVersion &) {
    return print(version_text());
  } catch (const CLI::ParseError &error) {
    return usage_error(app, error);
  }
  return exit_code;
}

}  // namespace
}  // namespace tool

int main(int argc, char **argv) {
  using tool::ExitCode;
  tool::occupy_standard_descriptors();
  try {
    return tool::run(argc, argv);
  } catch (const tool::Failure &failure) {
    return tool::complain(failure.what(), failure.code());
  } catch (const std::bad_alloc &) {
    return tool::complain("out of memory", ExitCode::kFailed);
  } catch (const std::exception &error) {
    return tool::complain(error.what(), ExitCode::kFailed);
  }
}
