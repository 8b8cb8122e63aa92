// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// number_option.hpp - options that take a whole number.
//
// CLI11 2.1 reads numbers with strtoull: -1 becomes the largest number there is,
// 010 becomes 8.  Here a number is decimal digits, and one too large is refused.
#pragma once

#include <cstdint>
#include <limits>
#include <string>

namespace CLI {
class App;
}

namespace tool {

// `value` keeps what it holds unless the option is given; it must outlive the
// parsing.
void add_number(CLI::App &command, const std::string &names, std::uint64_t &value,
                const std::string &help,
                std::uint64_t largest = std::numeric_limits<std::uint64_t>::max());

}  // namespace tool
