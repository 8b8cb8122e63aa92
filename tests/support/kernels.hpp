// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Running a test once for every kernel that is built in.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "simd/dispatch.hpp"
#include "simd/kernel.hpp"

namespace sudoku::testing {

inline std::vector<const simd::Kernel*> all_kernels() {
  std::vector<const simd::Kernel*> kernels;
  for (std::size_t i = 0; simd::kernel_at(i) != nullptr; ++i) kernels.push_back(simd::kernel_at(i));
  return kernels;
}

// A fixture whose tests run with each kernel, skipped where the machine lacks it.
class KernelTest : public ::testing::TestWithParam<const simd::Kernel*> {
 protected:
  void SetUp() override {
    if (simd::find_kernel(GetParam()->name) == nullptr) GTEST_SKIP() << "not supported here";
  }
  const simd::Kernel& kernel() const { return *GetParam(); }
};

inline std::string kernel_test_name(const ::testing::TestParamInfo<const simd::Kernel*>& info) {
  return info.param->name;
}

}  // namespace sudoku::testing

#define INSTANTIATE_FOR_ALL_KERNELS(Fixture)                                                  \
  INSTANTIATE_TEST_SUITE_P(Kernels, Fixture,                                                  \
                           ::testing::ValuesIn(::sudoku::testing::all_kernels()),             \
                           ::sudoku::testing::kernel_test_name)
