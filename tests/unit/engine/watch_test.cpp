// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "engine/watch.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace sudoku::engine {
namespace {

class CountingListener final : public ProgressListener {
 public:
  explicit CountingListener(int stop_after) : stop_after_(stop_after) {}
  bool on_progress(const ProgressReport& report) override {
    last_ = report;
    return ++calls_ != stop_after_;
  }
  int calls() const { return calls_; }
  const ProgressReport& last() const { return last_; }

 private:
  int stop_after_, calls_ = 0;
  ProgressReport last_;
};

void sleep_ms(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

TEST(Watch, WithoutLimitsItIsIdle) {
  Limits limits;
  limits.max_nodes = 5;  // kept by the search itself
  Watch watch(limits);
  EXPECT_TRUE(watch.is_idle());
  EXPECT_EQ(watch.look({}), Stop::None);
}

TEST(Watch, SeesACancelAtOnce) {
  std::atomic<bool> cancel{false};
  Limits limits;
  limits.cancel = &cancel;
  Watch watch(limits);
  EXPECT_FALSE(watch.is_idle());
  EXPECT_EQ(watch.look({}), Stop::None);
  cancel = true;
  EXPECT_EQ(watch.look({}), Stop::Cancelled);
  cancel = false;
  EXPECT_EQ(watch.look({}), Stop::None);
}

TEST(Watch, StopsAfterItsTimeAndNotBefore) {
  Limits limits;
  limits.max_milliseconds = 60'000;
  Watch long_watch(limits);
  EXPECT_EQ(long_watch.look({}), Stop::None);
  limits.max_milliseconds = 1;
  Watch short_watch(limits);
  sleep_ms(5);
  EXPECT_EQ(short_watch.look({}), Stop::Time);
}

TEST(Watch, ATimeTooLongForTheClockIsNoLimit) {
  Limits limits;
  limits.max_milliseconds = ~std::uint64_t{0};
  Watch watch(limits);
  EXPECT_EQ(watch.look({}), Stop::None);
}

TEST(Watch, ReportsAtMostTenTimesASecond) {
  CountingListener listener(0);
  Limits limits;
  limits.listener = &listener;
  Watch watch(limits);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(watch.look({}), Stop::None);
  EXPECT_EQ(listener.calls(), 0);
  sleep_ms(110);
  watch.look({3, 7, 2, 99});
  watch.look({});
  EXPECT_EQ(listener.calls(), 1);
  EXPECT_EQ(listener.last().done, 3u);
  EXPECT_EQ(listener.last().nodes, 99u);
}

TEST(Watch, AListenerCanStop) {
  CountingListener listener(1);
  Limits limits;
  limits.listener = &listener;
  Watch watch(limits);
  sleep_ms(110);
  EXPECT_EQ(watch.look({}), Stop::Cancelled);
}

}  // namespace
}  // namespace sudoku::engine
