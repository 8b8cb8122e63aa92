// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Runs a fuzz target once over every file of the folders named, without a fuzzer.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "fuzz_support.hpp"

namespace {

std::size_t replay(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    std::fprintf(stderr, "cannot open %s\n", path.c_str());
    std::exit(1);
  }
  std::printf("%s\n", path.c_str());
  std::fflush(stdout);
  const std::vector<char> read{std::istreambuf_iterator<char>(file), {}};
  const std::vector<std::uint8_t> bytes(read.begin(), read.end());
  LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  std::size_t inputs = 0;
  for (int i = 1; i < argc; ++i) {
    for (const auto& entry : std::filesystem::directory_iterator(argv[i])) {
      if (entry.is_regular_file()) inputs += replay(entry.path());
    }
  }
  if (inputs == 0) {
    std::fprintf(stderr, "there is nothing to replay\n");
    return 1;
  }
}
