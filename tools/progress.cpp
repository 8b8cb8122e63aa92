// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// progress.cpp - see progress.hpp.
#include "progress.hpp"

#include <array>
#include <cmath>
#include <cstdio>

namespace tool {
namespace {

using std::chrono::duration;
using std::chrono::milliseconds;

// Short work shows nothing: a line that flashes up is worse than none.
constexpr milliseconds kQuietFor{1000};
constexpr milliseconds kRedrawEvery{100};
constexpr milliseconds kLogEvery{1000};

// A number of at most some four digits and its unit: 950 B, 12.3 kB, 456 M.
std::string scaled(double value, const std::string &unit) {
  constexpr std::array<const char *, 5> kPrefixes{"", "k", "M", "G", "T"};
  std::size_t prefix = 0;
  while (value >= 999.5 && prefix + 1 < kPrefixes.size()) {
    value /= 1000;
    ++prefix;
  }
  std::array<char, 32> number{};
  std::snprintf(number.data(), number.size(), "%.*f", prefix == 0 || value >= 99.95 ? 0 : 1, value);
  const std::string suffix = kPrefixes.at(prefix) + unit;
  return suffix.empty() ? number.data() : number.data() + (" " + suffix);
}

std::string clock_time(double seconds) {
  const auto whole = std::lround(seconds);
  std::array<char, 48> text{};
  if (whole < 3600) {
    std::snprintf(text.data(), text.size(), "%ld:%02ld", whole / 60, whole % 60);
  } else {
    std::snprintf(text.data(), text.size(), "%ld:%02ld:%02ld", whole / 3600, whole / 60 % 60,
                  whole % 60);
  }
  return text.data();
}

}  // namespace

std::string Progress::describe(std::uint64_t bytes, std::uint64_t puzzles, double seconds) const {
  const auto done = static_cast<double>(bytes);
  const auto total = static_cast<double>(total_bytes_);
  const auto count = static_cast<double>(puzzles);
  std::string text;
  if (total_bytes_ > 0) {
    // A file that grows while it is read must not show more than all of it.
    const double part = done < total ? done / total : 1.0;
    std::array<char, 16> percent{};
    std::snprintf(percent.data(), percent.size(), "%3.0f%%  ", 100 * part);
    text = percent.data() + scaled(done, "B") + " of " + scaled(total, "B");
  } else {
    text = scaled(done, "B");
  }
  text += "  " + scaled(count, "") + " puzzles  " + scaled(count / seconds, "/s");
  text += "  " + clock_time(seconds);
  if (done > 0 && total_bytes_ > bytes) {
    text += ", " + clock_time(seconds * (total - done) / done) + " left";
  }
  return text;
}

void Progress::update(std::uint64_t bytes, std::uint64_t puzzles) {
  if (mode_ == Mode::kOff) return;
  const auto now = Clock::now();
  const auto interval = mode_ == Mode::kLog ? kLogEvery : kRedrawEvery;
  if (now - started_ < kQuietFor || now - drawn_ < interval) return;
  drawn_ = now;
  const double seconds = duration<double>(now - started_).count();
  const std::string text = describe(bytes, puzzles, seconds);
  if (mode_ == Mode::kLog) {
    std::fprintf(stderr, "%s\n", text.c_str());
  } else {
    // "\033[K" erases what a longer line before left to the right.
    std::fprintf(stderr, "\r%s\033[K", text.c_str());
    visible_ = true;
  }
  std::fflush(stderr);
}

void Progress::hide() {
  if (!visible_) return;
  std::fputs("\r\033[K", stderr);
  std::fflush(stderr);
  visible_ = false;
}

}  // namespace tool
