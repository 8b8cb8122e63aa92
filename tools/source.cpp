// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// source.cpp - see source.hpp.
#include "source.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <system_error>

namespace tool {
namespace {

using std::chrono::milliseconds;

[[noreturn]] void throw_errno() { throw std::system_error(errno, std::generic_category()); }

pollfd readable(int descriptor) { return {descriptor, POLLIN, 0}; }

std::optional<std::uint64_t> regular_size(const struct stat &status) {
  if (!S_ISREG(status.st_mode)) return std::nullopt;
  return static_cast<std::uint64_t>(status.st_size);
}

// What poll() wants: milliseconds, rounded up; -1 for "as long as it takes".
int poll_timeout(std::optional<Source::Clock::time_point> deadline) {
  if (!deadline) return -1;
  const auto left = std::chrono::ceil<milliseconds>(*deadline - Source::Clock::now()).count();
  return static_cast<int>(std::clamp<std::int64_t>(left, 0, INT_MAX));
}

}  // namespace

Source::Source(const std::string &path)
    : descriptor_(open(path.c_str(), O_RDONLY | O_CLOEXEC)), owned_(true) {
  if (descriptor_ < 0) throw_errno();
}

Source::Source() : descriptor_(STDIN_FILENO), owned_(false) {}

Source::~Source() {
  if (owned_) close(descriptor_);
}

bool Source::ready() const {
  pollfd input = readable(descriptor_);
  return poll(&input, 1, 0) != 0;
}

// Whatever ends the wait, a signal included, the caller looks again at all there is.
void Source::wait(int other_descriptor, std::optional<Clock::time_point> deadline) const {
  std::array<pollfd, 2> inputs{readable(descriptor_), readable(other_descriptor)};
  poll(inputs.data(), inputs.size(), poll_timeout(deadline));
}

std::size_t Source::read(char *bytes, std::size_t size) {
  for (;;) {
    const ssize_t count = ::read(descriptor_, bytes, size);
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno != EINTR) throw_errno();
  }
}

bool Source::is_terminal() const { return isatty(descriptor_) != 0; }

std::optional<std::uint64_t> size_of_file(const std::string &path) {
  struct stat status = {};
  if (stat(path.c_str(), &status) != 0) return std::nullopt;
  return regular_size(status);
}

std::optional<std::uint64_t> size_of_standard_input() {
  struct stat status = {};
  if (fstat(STDIN_FILENO, &status) != 0) return std::nullopt;
  return regular_size(status);
}

}  // namespace tool
