// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// number_option.cpp - see number_option.hpp.
#include "number_option.hpp"

#include <CLI/CLI.hpp>
#include <charconv>

namespace tool {
namespace {

bool read_number(const std::string &text, std::uint64_t &value) {
  const char *end = text.data() + text.size();
  const auto result = std::from_chars(text.data(), end, value);
  return result.ec == std::errc() && result.ptr == end;
}

}  // namespace

void add_number(CLI::App &command, const std::string &names, std::uint64_t &value,
                const std::string &help, std::uint64_t largest) {
  const auto accept = [&value, largest, name = names.substr(names.find("--"))](
                          const std::string &text) {
    std::uint64_t number = 0;
    if (!read_number(text, number) || number > largest) {
      throw CLI::ValidationError(
          name, "'" + text + "' is not a whole number from 0 to " + std::to_string(largest));
    }
    value = number;
  };
  command.add_option_function<std::string>(names, accept, help)->type_name("N");
}

}  // namespace tool
