// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// cmd_kernels.cpp - sudokutool kernels: what the search can run on.
#include <sudoku/sudoku.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <nlohmann/json.hpp>

#include "commands.hpp"
#include "json.hpp"
#include "session.hpp"

namespace tool {
namespace {

void write_kernel(Output &output, const std::string &name, bool json) {
  const bool supported = sudoku_kernel_is_supported(name.c_str()) != 0;
  const char *active_name = sudoku_active_kernel();
  const bool active = active_name != nullptr && name == active_name;
  if (json) {
    write_json(output, {{"name", name}, {"supported", supported}, {"active", active}});
  } else {
    output.line(name + (supported ? " supported" : " unsupported") + (active ? " active" : ""));
  }
}

int list_kernels(const CommonOptions &options) {
  Session session(options);
  for (std::size_t i = 0; sudoku_kernel_name(i) != nullptr; ++i) {
    write_kernel(session.output(), sudoku_kernel_name(i), options.json);
  }
  session.output().flush();
  if (sudoku_active_kernel() == nullptr) require_usable(SUDOKU_E_KERNEL);
  return session.finish();
}

}  // namespace

void add_kernels(CLI::App &app, int &exit_code) {
  auto options = std::make_shared<CommonOptions>();
  CLI::App *command =
      app.add_subcommand("kernels", "List the search kernels, best first, and which is active");
  command->add_flag("-j,--json", options->json, "Write JSON, one object a line");
  command->callback([options, &exit_code] { exit_code = list_kernels(*options); });
}

}  // namespace tool
