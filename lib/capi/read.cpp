// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// The reader of puzzle text.
#include <algorithm>
#include <new>

#include "capi/guard.hpp"
#include "capi/structs.hpp"
#include "formats/reader.hpp"

using namespace sudoku;
using namespace sudoku::capi;

struct sudoku_reader {
  formats::Reader reader;
};

namespace {

sudoku_error error_of(const formats::Record& record) {
  sudoku_error error = no_error(status_of(record.fault));
  error.cell = record.cell;
  error.byte = record.byte;
  error.line = static_cast<std::int64_t>(record.fault_line);
  error.column = static_cast<std::int64_t>(record.column);
  error.offset = static_cast<std::int64_t>(record.fault == TextFault::Length ? record.found
                                                                             : record.offset);
  return error;
}

}  // namespace

sudoku_status sudoku_reader_new(sudoku_reader** reader) {
  if (reader == nullptr) return SUDOKU_E_NULL;
  auto* made = new (std::nothrow) sudoku_reader;
  if (made == nullptr) return SUDOKU_E_NO_MEMORY;
  *reader = made;
  return SUDOKU_OK;
}

void sudoku_reader_free(sudoku_reader* reader) { delete reader; }

sudoku_status sudoku_reader_feed(sudoku_reader* reader, const char* bytes, size_t length) {
  return guard([&]() -> sudoku_status {
    if (reader == nullptr || (bytes == nullptr && length != 0)) return SUDOKU_E_NULL;
    if (reader->reader.is_finished()) return SUDOKU_E_OPTION;
    if (length != 0) reader->reader.feed({bytes, length});
    return SUDOKU_OK;
  });
}

sudoku_status sudoku_reader_finish(sudoku_reader* reader) {
  if (reader == nullptr) return SUDOKU_E_NULL;
  reader->reader.finish();
  return SUDOKU_OK;
}

sudoku_status sudoku_reader_next(sudoku_reader* reader, sudoku_record* record) {
  return guard([&]() -> sudoku_status {
    if (reader == nullptr || record == nullptr) return SUDOKU_E_NULL;
    if (!has_valid_size(*record)) return SUDOKU_E_STRUCT_SIZE;
    formats::Record read;
    switch (reader->reader.next(read)) {
      case formats::ReadResult::NeedInput: return SUDOKU_NEED_INPUT;
      case formats::ReadResult::End: return SUDOKU_END;
      case formats::ReadResult::Record: break;
    }
    const bool is_good = read.fault == TextFault::None;
    sudoku_record result = SUDOKU_RECORD_INIT;
    result.line = read.line;
    if (is_good) {
      result.length = static_cast<std::uint32_t>(read.length);
      std::copy_n(read.puzzle, read.length, result.puzzle);
    } else {
      result.error = error_of(read);
    }
    write_struct(result, *record);
    return result.error.status;
  });
}
