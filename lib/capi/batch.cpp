// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Many puzzles in one call: records at a stride, or lines of text.
#include <algorithm>
#include <limits>
#include <thread>
#include <vector>

#include "capi/guard.hpp"
#include "capi/options.hpp"
#include "capi/structs.hpp"
#include "core/puzzle_line.hpp"
#include "engine/batch.hpp"

using namespace sudoku;
using namespace sudoku::capi;

namespace {

constexpr std::uint32_t kMostThreads = 1024;

sudoku_status status_of(const engine::PuzzleResult& result) {
  switch (result.status) {
    case engine::PuzzleStatus::Solved: return SUDOKU_OK;
    case engine::PuzzleStatus::Several: return SUDOKU_SEVERAL_SOLUTIONS;
    case engine::PuzzleStatus::None: return SUDOKU_NO_SOLUTION;
    case engine::PuzzleStatus::Conflict: return SUDOKU_CONFLICT;
    case engine::PuzzleStatus::Malformed: return capi::status_of(result.fault);
    case engine::PuzzleStatus::NoPuzzle: return SUDOKU_NO_PUZZLE;
    case engine::PuzzleStatus::Stopped: return capi::status_of(result.stop);
  }
  return SUDOKU_E_INTERNAL;
}

// Results into the caller's arrays.
class ArrayIo : public engine::BatchIo {
 public:
  explicit ArrayIo(const sudoku_batch& batch) : batch_(batch) {}

  void accept(std::size_t index, const engine::PuzzleResult& result) override {
    if (batch_.solutions != nullptr && result.has_solution) {
      std::copy_n(result.solution, kCells, batch_.solutions + index * batch_.solution_stride);
    }
    if (batch_.counts != nullptr) batch_.counts[index] = result.count;
    if (batch_.statuses != nullptr) batch_.statuses[index] = status_of(result);
  }

 protected:
  ~ArrayIo() = default;
  const sudoku_batch& batch_;
};

class RecordIo final : public ArrayIo {
 public:
  using ArrayIo::ArrayIo;
  Input puzzle(std::size_t index) const override {
    return {{batch_.puzzles + index * batch_.stride, batch_.puzzle_length}, {}};
  }
};

class LineIo final : public ArrayIo {
 public:
  LineIo(const sudoku_batch& batch, std::size_t lines) : ArrayIo(batch) {
    lines_.reserve(lines);
    for (std::string_view rest(batch.puzzles, batch.text_length); !rest.empty();) {
      lines_.push_back(take_line(rest));
    }
  }
  Input puzzle(std::size_t index) const override {
    const std::string_view line = lines_[index];
    if (holds_nothing(line)) return {{}, {}};
    const LinePuzzle puzzle = find_puzzle(line);
    return {puzzle.text, puzzle.check};
  }

 private:
  std::vector<std::string_view> lines_;
};

// Does `count` times `stride` bytes fit in memory at all?
bool fits(std::size_t count, std::size_t stride) {
  return count == 0 || stride <= std::numeric_limits<std::size_t>::max() / count;
}

bool is_text(const sudoku_batch& batch) { return batch.puzzle_length == 0; }

sudoku_status check_batch(const sudoku_batch& batch) {
  if (batch.threads > kMostThreads) return SUDOKU_E_OPTION;
  const std::size_t size = is_text(batch) ? batch.text_length : batch.count;
  if (batch.puzzles == nullptr && size != 0) return SUDOKU_E_NULL;
  if (!is_text(batch)) {
    if (!is_puzzle_length(batch.puzzle_length)) return SUDOKU_E_LENGTH;
    if (batch.stride < batch.puzzle_length || !fits(batch.count, batch.stride)) return SUDOKU_E_LENGTH;
  }
  if (batch.solutions == nullptr) return SUDOKU_OK;
  return batch.solution_stride >= kCells && fits(batch.count, batch.solution_stride) ? SUDOKU_OK
                                                                                    : SUDOKU_E_LENGTH;
}

unsigned threads_of(const sudoku_batch& batch) {
  return batch.threads != 0 ? batch.threads : std::max(1u, std::thread::hardware_concurrency());
}

sudoku_status run(const sudoku_batch& batch, const CallOptions& call, std::size_t count,
                  engine::BatchIo& io, size_t* done) {
  const engine::BatchJob job{call.kernel(), call.order(), count, batch.limit, threads_of(batch),
                             call.limits()};
  const engine::BatchSummary summary = engine::run_batch(job, io);
  call.add_stats(summary.stats);
  if (done != nullptr) *done = summary.done;
  return capi::status_of(summary.stop);
}

}  // namespace

size_t sudoku_count_lines(const char* text, size_t length) {
  if (text == nullptr) return 0;
  std::size_t lines = 0;
  for (std::string_view rest(text, length); !rest.empty(); ++lines) take_line(rest);
  return lines;
}

sudoku_status sudoku_solve_batch(const sudoku_batch* batch, const sudoku_options* options,
                                 size_t* done) {
  return guard([&]() -> sudoku_status {
    if (batch == nullptr) return SUDOKU_E_NULL;
    if (!has_valid_size(*batch)) return SUDOKU_E_STRUCT_SIZE;
    sudoku_batch given = SUDOKU_BATCH_INIT;
    read_struct(*batch, given);
    CallOptions call;
    sudoku_status status = call.set(options);
    if (status == SUDOKU_OK) status = check_batch(given);
    if (status != SUDOKU_OK) return status;
    if (!is_text(given)) {
      RecordIo io(given);
      return run(given, call, given.count, io, done);
    }
    const std::size_t lines = sudoku_count_lines(given.puzzles, given.text_length);
    if (given.count < lines) return SUDOKU_E_LENGTH;
    LineIo io(given, lines);
    return run(given, call, lines, io, done);
  });
}
