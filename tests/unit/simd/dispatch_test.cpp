// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "simd/dispatch.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>
#include <string>

#include "simd/kernel.hpp"

namespace sudoku::simd {
namespace {

TEST(Dispatch, NamesAreUniqueAndEndWithThePortableKernel) {
  std::set<std::string> names;
  std::string last;
  std::size_t count = 0;
  for (; kernel_at(count) != nullptr; ++count) names.insert(last = kernel_at(count)->name);
  EXPECT_EQ(names.size(), count);
  EXPECT_EQ(last, "scalar");
  EXPECT_EQ(kernel_at(count + 1), nullptr);
}

TEST(Dispatch, FindsByExactName) {
  ASSERT_NE(find_kernel("scalar"), nullptr);
  EXPECT_STREQ(find_kernel("scalar")->name, "scalar");
  for (const char* name : {"", "scala", "scalarx", "SCALAR", "none"}) {
    EXPECT_EQ(find_kernel(name), nullptr) << name;
  }
}

TEST(Dispatch, TheActiveKernelIsTheForcedOrTheBestSupported) {
  const char* forced = std::getenv(kForceVariable);
  ASSERT_NE(active_kernel(), nullptr);
  if (forced != nullptr) {
    EXPECT_STREQ(active_kernel()->name, forced);
    return;
  }
  for (std::size_t i = 0; kernel_at(i) != nullptr; ++i) {
    if (find_kernel(kernel_at(i)->name) == nullptr) continue;
    EXPECT_STREQ(active_kernel()->name, kernel_at(i)->name);
    return;
  }
}

}  // namespace
}  // namespace sudoku::simd
