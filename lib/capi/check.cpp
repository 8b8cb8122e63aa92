// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The complete verdict on a puzzle, and on what has been filled in since.
#include <algorithm>
#include <cstring>

#include "capi/guard.hpp"
#include "capi/options.hpp"
#include "capi/structs.hpp"
#include "core/characters.hpp"
#include "engine/verdict.hpp"

using namespace sudoku;
using namespace sudoku::capi;

namespace {

sudoku_status status_of(const engine::Classification& found) {
  switch (found.verdict) {
    case engine::Verdict::Unique: return SUDOKU_OK;
    case engine::Verdict::Several: return SUDOKU_SEVERAL_SOLUTIONS;
    case engine::Verdict::None: return SUDOKU_NO_SOLUTION;
    case engine::Verdict::Conflict: return SUDOKU_CONFLICT;
    case engine::Verdict::Undecided: return capi::status_of(found.stop);
  }
  return SUDOKU_E_INTERNAL;
}

// The givens, and the board: the givens with all that was filled in.
struct Boards {
  Candidates givens, board;
  Digits given_digits, board_digits;
  bool is_filled = false;  // the board has digits that the givens have not
};

// Adds the digits filled in; those on a given must repeat it.
sudoku_status add_filled(const char* filled, Boards& boards, sudoku_error* error) {
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    const int digit = cell_value(filled[cell]);
    if (digit == kNotACell) return fail_text(error, {TextFault::Character, cell}, filled, kCells);
    if (digit == 0 || digit == boards.given_digits[cell]) continue;
    if (boards.given_digits[cell] != 0) {
      sudoku_error what = no_error(SUDOKU_E_GIVEN);
      what.cell = static_cast<std::int32_t>(cell);
      what.byte = static_cast<unsigned char>(filled[cell]);
      what.offset = static_cast<std::int64_t>(cell);
      return fail(error, what);
    }
    boards.board[cell] &= mask_of_digit(digit);
    boards.board_digits[cell] = static_cast<std::uint8_t>(digit);
    boards.is_filled = true;
  }
  return SUDOKU_OK;
}

sudoku_status read_boards(const char* puzzle, size_t length, const char* filled, Boards& boards,
                          sudoku_error* error) {
  const TextCheck check = parse_puzzle(puzzle, length, boards.givens);
  if (!check.ok()) return fail_text(error, check, puzzle, length);
  boards.board = boards.givens;
  boards.given_digits = boards.board_digits = engine::settled_digits(boards.givens);
  return filled == nullptr ? SUDOKU_OK : add_filled(filled, boards, error);
}

engine::Classification classify(const Candidates& candidates, const Digits& digits,
                                const CallOptions& call, engine::Watch& watch) {
  engine::SolutionSearch search(call.kernel(), call.order());
  const auto found = engine::classify(candidates, digits, search, watch, call.limits().max_nodes);
  call.add_stats(search.stats());
  return found;
}

int first_difference(const char* a, const char* b) {
  return static_cast<int>(std::mismatch(a, a + kCells, b).first - a);
}

std::uint8_t flags_of(std::size_t cell, const Boards& boards, const engine::Classification& givens,
                      const engine::Classification& board) {
  unsigned flags = 0;
  const int digit = boards.board_digits[cell];
  const bool is_given = boards.given_digits[cell] != 0;
  if (is_given) flags |= SUDOKU_CELL_GIVEN;
  if (!is_given && digit != 0) flags |= SUDOKU_CELL_FILLED;
  if (board.conflicts.cells[cell]) flags |= SUDOKU_CELL_CONFLICT;
  const bool is_known = givens.verdict == engine::Verdict::Unique;
  if (!is_given && digit != 0 && is_known && givens.solution[cell] != character_of(digit)) {
    flags |= SUDOKU_CELL_WRONG;
  }
  return static_cast<std::uint8_t>(flags);
}

sudoku_verdict make_verdict(const Boards& boards, const engine::Classification& givens,
                            const engine::Classification& board) {
  sudoku_verdict verdict = SUDOKU_VERDICT_INIT;
  verdict.status = status_of(board);
  verdict.givens = status_of(givens);
  verdict.conflict_houses = board.conflicts.houses;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    verdict.cells[cell] = flags_of(cell, boards, givens, board);
  }
  std::memset(verdict.solution, kBlank, kCells);
  std::memset(verdict.second, kBlank, kCells);
  const bool is_several = board.verdict == engine::Verdict::Several;
  if (board.verdict == engine::Verdict::Unique || is_several) {
    std::copy_n(board.solution, kCells, verdict.solution);
  }
  if (is_several) {
    std::copy_n(board.second, kCells, verdict.second);
    verdict.differing_cell = first_difference(board.solution, board.second);
  }
  return verdict;
}

}  // namespace

sudoku_status sudoku_check(const char* puzzle, size_t length, const char* filled,
                           const sudoku_options* options, sudoku_verdict* verdict,
                           sudoku_error* error) {
  CallOptions call;
  sudoku_status status = check_call(puzzle, length, options, call, error);
  if (status != SUDOKU_OK) return status;
  if (verdict != nullptr && !has_valid_size(*verdict)) return fail(error, SUDOKU_E_STRUCT_SIZE);
  Boards boards;
  status = read_boards(puzzle, length, filled, boards, error);
  if (status != SUDOKU_OK) return status;
  engine::Watch watch(call.limits());
  const auto givens = classify(boards.givens, boards.given_digits, call, watch);
  const auto board =
      boards.is_filled ? classify(boards.board, boards.board_digits, call, watch) : givens;
  if (verdict != nullptr) write_struct(make_verdict(boards, givens, board), *verdict);
  return status_of(board);
}
