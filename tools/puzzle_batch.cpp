// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// puzzle_batch.cpp - see puzzle_batch.hpp.
#include "puzzle_batch.hpp"

#include <algorithm>

#include "parallel_for.hpp"

namespace tool {

bool was_reached(sudoku_status status) {
  return status != SUDOKU_TIME_LIMIT && status != SUDOKU_CANCELLED;
}

void PuzzleBatch::add(const std::string &file, std::uint64_t line, std::string_view puzzle) {
  const std::size_t kind = puzzle.size() == SUDOKU_CELLS ? kLines : kPencilmarks;
  Group &group = groups_.at(kind);
  items_.push_back({next_index_++, line, &file, kind, group.size()});
  group.puzzles += puzzle;
}

void PuzzleBatch::add_unreadable(const std::string &file, std::uint64_t line,
                                 const sudoku_error &error) {
  items_.push_back({next_index_++, line, &file, kUnreadable, errors_.size()});
  errors_.push_back(error);
}

void PuzzleBatch::clear() {
  items_.clear();
  errors_.clear();
  for (Group &group : groups_) group.puzzles.clear();
}

void PuzzleBatch::Group::make_room(bool with_stats) {
  solutions.resize(size() * SUDOKU_CELLS);
  counts.assign(size(), 0);
  statuses.assign(size(), SUDOKU_CANCELLED);
  stats.assign(with_stats ? size() : 0, SUDOKU_STATS_INIT);
}

sudoku_batch PuzzleBatch::Group::records(std::size_t first, std::size_t count,
                                         const Question &question) {
  sudoku_batch batch = SUDOKU_BATCH_INIT;
  batch.puzzles = puzzles.data() + first * length;
  batch.puzzle_length = length;
  batch.stride = length;
  batch.count = count;
  batch.limit = question.limit;
  batch.solutions = solutions.data() + first * SUDOKU_CELLS;
  batch.counts = counts.data() + first;
  batch.statuses = statuses.data() + first;
  return batch;
}

void PuzzleBatch::Group::solve(Session &session, const Question &question) {
  sudoku_batch batch = records(0, size(), question);
  batch.threads = static_cast<std::uint32_t>(session.options().threads);
  const sudoku_options options = session.solver_options(question.order, &session.totals());
  require_usable(sudoku_solve_batch(&batch, &options, nullptr));
}

// The library adds up the work of a whole call, so that the work of one puzzle is
// known only if it is a call of its own.
void PuzzleBatch::Group::solve_each(Session &session, const Question &question) {
  sudoku_options common = session.solver_options(question.order, nullptr);
  common.progress = nullptr;  // it belongs to the thread that made the call
  parallel_for(size(), session.options().threads, [&](std::size_t slot) {
    sudoku_batch batch = records(slot, 1, question);
    batch.threads = 1;
    sudoku_options options = common;
    options.stats = &stats[slot];
    const sudoku_status status = sudoku_solve_batch(&batch, &options, nullptr);
    if (status < 0) statuses[slot] = status;
  });
  for (const sudoku_status status : statuses) require_usable(status);
}

void PuzzleBatch::solve(Session &session, const Question &question) {
  const bool with_stats = session.options().json && session.options().stats;
  for (Group &group : groups_) {
    if (group.size() == 0) continue;
    group.make_room(with_stats);
    with_stats ? group.solve_each(session, question) : group.solve(session, question);
  }
  if (drop_unreached()) session.give_up();
}

bool PuzzleBatch::drop_unreached() {
  const auto reached = [this](const Item &item) { return was_reached(answer(item).status); };
  const auto last = std::find_if(items_.rbegin(), items_.rend(), reached).base();
  const auto first_unreached = std::find_if_not(items_.begin(), items_.end(), reached);
  if (first_unreached == items_.end()) return false;
  items_.erase(std::max(last, first_unreached + 1), items_.end());
  return true;
}

std::string_view PuzzleBatch::puzzle(const Item &item) const {
  if (item.group == kUnreadable) return {};
  const Group &group = groups_.at(item.group);
  return std::string_view(group.puzzles).substr(item.slot * group.length, group.length);
}

Answer PuzzleBatch::answer(const Item &item) const {
  if (item.group == kUnreadable) return {errors_[item.slot].status, 0, {}};
  const Group &group = groups_.at(item.group);
  const std::uint64_t count = group.counts[item.slot];
  std::string_view solution;
  if (count > 0) {
    solution = std::string_view(group.solutions).substr(item.slot * SUDOKU_CELLS, SUDOKU_CELLS);
  }
  return {group.statuses[item.slot], count, solution};
}

const sudoku_error &PuzzleBatch::error(const Item &item) const { return errors_[item.slot]; }

const sudoku_stats *PuzzleBatch::stats(const Item &item) const {
  if (item.group == kUnreadable) return nullptr;
  const Group &group = groups_.at(item.group);
  return group.stats.empty() ? nullptr : &group.stats[item.slot];
}

}  // namespace tool
