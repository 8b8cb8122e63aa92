// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// output.cpp - see output.hpp.
#include "output.hpp"

#include <unistd.h>

#include <cerrno>

namespace tool {
namespace {

constexpr std::size_t kBufferBytes = std::size_t{1} << 16;

}  // namespace

Output::Output(int descriptor) : descriptor_(descriptor) { buffer_.reserve(kBufferBytes); }

void Output::write(std::string_view text) {
  if (ended()) return;
  buffer_ += text;
  if (buffer_.size() >= kBufferBytes) flush();
}

void Output::line(std::string_view text) {
  write(text);
  write("\n");
}

void Output::flush() {
  if (buffer_.empty()) return;
  if (before_write_) before_write_();
  write_out(buffer_);
  buffer_.clear();
}

void Output::write_out(std::string_view bytes) {
  while (!bytes.empty() && !ended()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
}

void Output::close() {
  flush();
  if (::close(descriptor_) != 0 && !ended() && errno != EINTR) error_ = errno;
}

int Output::failure() const { return error_ == EPIPE ? 0 : error_; }

}  // namespace tool
