// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
#include "capi/options.hpp"

#include <new>

#include "capi/structs.hpp"
#include "simd/dispatch.hpp"
#include "simd/kernel.hpp"

namespace sudoku::capi {

bool CallbackListener::on_progress(const engine::ProgressReport& report) {
  const sudoku_progress progress{sizeof(sudoku_progress), 0,           report.done,
                                 report.total,            report.solutions, report.nodes};
  return callback_(&progress, user_) == 0;
}

sudoku_status CallOptions::set(const sudoku_options* options) {
  sudoku_options given = SUDOKU_OPTIONS_INIT;
  if (options != nullptr) {
    if (!has_valid_size(*options)) return SUDOKU_E_STRUCT_SIZE;
    read_struct(*options, given);
  }
  if (given.order > SUDOKU_ORDER_LEXICOGRAPHIC) return SUDOKU_E_OPTION;
  if (given.stats != nullptr && !has_valid_size(*given.stats)) return SUDOKU_E_STRUCT_SIZE;
  kernel_ = given.kernel != nullptr ? simd::find_kernel(given.kernel) : simd::active_kernel();
  if (kernel_ == nullptr) return SUDOKU_E_KERNEL;
  order_ = given.order == SUDOKU_ORDER_LEXICOGRAPHIC ? engine::Order::Lexicographic : engine::Order::Fast;
  limits_.max_nodes = given.max_nodes;
  limits_.max_milliseconds = given.max_milliseconds;
  if (given.cancel != nullptr) limits_.cancel = &given.cancel->cancelled;
  if (given.progress != nullptr) {
    listener_.set(given.progress, given.progress_user);
    limits_.listener = &listener_;
  }
  stats_ = given.stats;
  return SUDOKU_OK;
}

void CallOptions::add_stats(const simd::SearchStats& stats) const {
  if (stats_ == nullptr) return;
  stats_->nodes += stats.nodes;
  stats_->branches += stats.branches;
  stats_->passes += stats.passes;
}

sudoku_status status_of(engine::Stop stop) {
  switch (stop) {
    case engine::Stop::None: return SUDOKU_OK;
    case engine::Stop::Nodes: return SUDOKU_NODE_LIMIT;
    case engine::Stop::Time: return SUDOKU_TIME_LIMIT;
    case engine::Stop::Cancelled: return SUDOKU_CANCELLED;
  }
  return SUDOKU_E_INTERNAL;
}

sudoku_status check_call(const char* puzzle, size_t length, const sudoku_options* options,
                         CallOptions& resolved, sudoku_error* error) {
  if (puzzle == nullptr) return fail(error, SUDOKU_E_NULL);
  if (!is_puzzle_length(length)) {
    return fail_text(error, {TextFault::Length, length}, puzzle, length);
  }
  const sudoku_status status = resolved.set(options);
  return status == SUDOKU_OK ? SUDOKU_OK : fail(error, status);
}

}  // namespace sudoku::capi

using namespace sudoku::capi;

sudoku_status sudoku_cancel_token_new(sudoku_cancel_token** token) {
  if (token == nullptr) return SUDOKU_E_NULL;
  auto* made = new (std::nothrow) sudoku_cancel_token;
  if (made == nullptr) return SUDOKU_E_NO_MEMORY;
  *token = made;
  return SUDOKU_OK;
}

void sudoku_cancel_token_free(sudoku_cancel_token* token) { delete token; }

void sudoku_cancel_token_cancel(sudoku_cancel_token* token) {
  if (token != nullptr) token->cancelled.store(true);
}

void sudoku_cancel_token_reset(sudoku_cancel_token* token) {
  if (token != nullptr) token->cancelled.store(false);
}

int sudoku_cancel_token_is_cancelled(const sudoku_cancel_token* token) {
  return token != nullptr && token->cancelled.load() ? 1 : 0;
}
