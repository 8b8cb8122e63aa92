// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// interrupt.cpp - see interrupt.hpp.  A handler can reach nothing but globals, and
// may do little more than store to them: hence the three below.
#include "interrupt.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>

#include "exit_code.hpp"

namespace tool {
namespace {

volatile std::sig_atomic_t g_signal = 0;
std::atomic<sudoku_cancel_token *> g_token{nullptr};
std::array<int, 2> g_wake{-1, -1};

static_assert(std::atomic<sudoku_cancel_token *>::is_always_lock_free);

extern "C" void on_signal(int number) {
  const int saved_errno = errno;
  g_signal = number;
  sudoku_cancel_token_cancel(g_token.load());
  const char byte = 0;
  // The pipe is full only if it is readable already.
  [[maybe_unused]] const ssize_t written = write(g_wake[1], &byte, 1);
  errno = saved_errno;
}

void open_wake_pipe() {
  if (pipe(g_wake.data()) != 0) throw Failure(ExitCode::kFailed, "cannot make a pipe");
  for (const int descriptor : g_wake) {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    fcntl(descriptor, F_SETFL, O_NONBLOCK);
  }
}

void handle(int number, void (*handler)(int), unsigned flags) {
  struct sigaction action = {};
  action.sa_handler = handler;
  action.sa_flags = static_cast<int>(flags);
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, nullptr);
}

// A shell starts background jobs with SIGINT ignored; that wish is kept.
void handle_unless_ignored(int number) {
  struct sigaction current = {};
  sigaction(number, nullptr, &current);
  if (current.sa_handler != SIG_IGN) handle(number, on_signal, SA_RESETHAND);
}

}  // namespace

Interrupt::Interrupt() {
  if (sudoku_cancel_token_new(&token_) != SUDOKU_OK) {
    throw Failure(ExitCode::kFailed, "out of memory");
  }
  g_token = token_;
  open_wake_pipe();
  handle_unless_ignored(SIGINT);
  handle_unless_ignored(SIGTERM);
  // A reader that went away is told by write() itself: see Output.
  handle(SIGPIPE, SIG_IGN, 0);
}

Interrupt::~Interrupt() {
  handle(SIGINT, SIG_DFL, 0);
  handle(SIGTERM, SIG_DFL, 0);
  g_token = nullptr;
  close(g_wake[0]);
  close(g_wake[1]);
  sudoku_cancel_token_free(token_);
}

int Interrupt::wake_descriptor() const { return g_wake[0]; }

int Interrupt::signal_number() const { return g_signal; }

}  // namespace tool
