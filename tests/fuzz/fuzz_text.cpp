// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The reader: any bytes, cut up in any way, give the same records.  The first two bytes
// of the input say how to cut up the rest.
#include "fuzz_support.hpp"

namespace {

struct Reading {
  sudoku_status status;
  sudoku_record record;
};

void check_record(const Reading& reading) {
  const sudoku_record& record = reading.record;
  const sudoku_error& error = record.error;
  REQUIRE(record.line >= 1);
  if (reading.status == SUDOKU_OK) {
    REQUIRE(record.length == 81 || record.length == 729);
    REQUIRE(std::all_of(record.puzzle, record.puzzle + record.length, [](char c) {
      return c == '.' || (c >= '1' && c <= '9');
    }));
    uint16_t masks[81];
    REQUIRE(sudoku_pencilmarks_to_masks(record.puzzle, record.length, masks, nullptr) == SUDOKU_OK);
    return;
  }
  REQUIRE(reading.status == SUDOKU_E_LENGTH || reading.status == SUDOKU_E_CHARACTER ||
          reading.status == SUDOKU_E_SLOT);
  REQUIRE(error.status == reading.status);
  REQUIRE(error.line >= static_cast<std::int64_t>(record.line) && error.column >= 1);
  REQUIRE(error.cell >= -1 && error.cell <= 80 && error.byte >= -1 && error.byte <= 255);
  char text[300];
  REQUIRE(sudoku_error_text(&error, text, sizeof text) < sizeof text);
}

// Where a character is at fault, the error must point at that very byte.
void check_place(const Reading& reading, const std::string& text) {
  if (reading.status != SUDOKU_E_CHARACTER && reading.status != SUDOKU_E_SLOT) return;
  const auto offset = static_cast<std::size_t>(reading.record.error.offset);
  REQUIRE(offset < text.size());
  REQUIRE(static_cast<unsigned char>(text[offset]) == reading.record.error.byte);
}

sudoku_status take_all(sudoku_reader* reader, std::vector<Reading>& into) {
  for (;;) {
    sudoku_record record = SUDOKU_RECORD_INIT;
    const sudoku_status status = sudoku_reader_next(reader, &record);
    if (status == SUDOKU_NEED_INPUT || status == SUDOKU_END) return status;
    into.push_back({status, record});
    check_record(into.back());
  }
}

std::vector<Reading> read(const std::string& text, std::size_t piece, std::size_t growth) {
  std::vector<Reading> all;
  sudoku_reader* reader = nullptr;
  REQUIRE(sudoku_reader_new(&reader) == SUDOKU_OK);
  for (std::size_t at = 0; at < text.size(); piece += growth) {
    const std::vector<char> bytes(text.begin() + static_cast<std::ptrdiff_t>(at),
                                  text.begin() + static_cast<std::ptrdiff_t>(
                                                     std::min(text.size(), at + piece)));
    REQUIRE(sudoku_reader_feed(reader, bytes.data(), bytes.size()) == SUDOKU_OK);
    at += bytes.size();
    REQUIRE(take_all(reader, all) == SUDOKU_NEED_INPUT);
  }
  REQUIRE(sudoku_reader_finish(reader) == SUDOKU_OK);
  REQUIRE(take_all(reader, all) == SUDOKU_END);
  sudoku_reader_free(reader);
  return all;
}

bool is_same(const Reading& a, const Reading& b) {
  return a.status == b.status && std::memcmp(&a.record, &b.record, sizeof a.record) == 0;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes input(data, size);
  const std::size_t piece = 1 + input.byte();
  const std::size_t growth = input.byte() % 16;
  const std::string text = input.rest();
  const std::vector<Reading> whole = read(text, text.size() + 1, 0);
  const std::vector<Reading> pieces = read(text, piece, growth);
  REQUIRE(std::equal(whole.begin(), whole.end(), pieces.begin(), pieces.end(), is_same));
  for (const Reading& reading : whole) check_place(reading, text);
  return 0;
}
