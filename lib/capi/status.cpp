// SPDX-FileCopyrightText: 2026 The libsudoku authors
// SPDX-License-Identifier: MIT
//
// Status texts and error sentences.
#include <array>
#include <charconv>
#include <cstring>
#include <string_view>

#include "capi/guard.hpp"
#include "core/cell.hpp"

namespace sudoku::capi {
namespace {

struct StatusText {
  sudoku_status status;
  const char* text;
};

constexpr std::array kStatusTexts{
    StatusText{SUDOKU_OK, "success"},
    StatusText{SUDOKU_NO_SOLUTION, "the puzzle has no solution"},
    StatusText{SUDOKU_SEVERAL_SOLUTIONS, "the puzzle has more than one solution"},
    StatusText{SUDOKU_CONFLICT, "a digit stands twice in a house"},
    StatusText{SUDOKU_SOLUTION_LIMIT, "as many solutions were found as were asked for"},
    StatusText{SUDOKU_NODE_LIMIT, "stopped by the limit on search nodes"},
    StatusText{SUDOKU_TIME_LIMIT, "stopped by the time limit"},
    StatusText{SUDOKU_CANCELLED, "cancelled"},
    StatusText{SUDOKU_END, "there is nothing more"},
    StatusText{SUDOKU_NEED_INPUT, "more input is needed"},
    StatusText{SUDOKU_NO_PUZZLE, "the line holds no puzzle"},
    StatusText{SUDOKU_E_NULL, "a pointer is NULL"},
    StatusText{SUDOKU_E_LENGTH, "a wrong number of characters, rows or bytes"},
    StatusText{SUDOKU_E_CHARACTER, "a character is neither a digit nor a blank"},
    StatusText{SUDOKU_E_SLOT, "a pencilmark digit stands in another digit's place"},
    StatusText{SUDOKU_E_GIVEN, "a filled-in digit differs from the given of its cell"},
    StatusText{SUDOKU_E_MASK, "a candidate mask has bits above 511"},
    StatusText{SUDOKU_E_OPTION, "an option is outside its range"},
    StatusText{SUDOKU_E_STRUCT_SIZE, "a struct_size is not that of any version of the struct"},
    StatusText{SUDOKU_E_KERNEL, "the kernel is unknown or cannot run on this machine"},
    StatusText{SUDOKU_E_NO_MEMORY, "out of memory"},
    StatusText{SUDOKU_E_INTERNAL, "a defect of the library"},
};

// Appends to a buffer of fixed size, counting what would have been needed.
class Sentence {
 public:
  Sentence(char* buffer, std::size_t size) : buffer_(buffer), size_(size) {}

  Sentence& operator<<(std::string_view text) {
    for (char character : text) {
      if (length_ + 1 < size_) buffer_[length_] = character;
      ++length_;
    }
    return *this;
  }
  Sentence& operator<<(std::int64_t number) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    return *this << std::string_view(digits, static_cast<std::size_t>(end - digits));
  }

  // Ends the text with a NUL and returns its full length.
  std::size_t finish() {
    if (size_ > 0) buffer_[length_ < size_ ? length_ : size_ - 1] = '\0';
    return length_;
  }

 private:
  char* buffer_;
  std::size_t size_;
  std::size_t length_ = 0;
};

void write_byte(Sentence& out, int byte) {
  if (byte > 0x20 && byte < 0x7f) {
    const char quoted[] = {'\'', static_cast<char>(byte), '\''};
    out << "character " << std::string_view(quoted, sizeof quoted);
    return;
  }
  constexpr std::string_view kHex = "0123456789abcdef";
  out << "byte 0x" << kHex.substr(static_cast<std::size_t>(byte >> 4 & 15), 1)
      << kHex.substr(static_cast<std::size_t>(byte & 15), 1);
}

void write_place(Sentence& out, const sudoku_error& error) {
  if (error.cell >= 0 && error.cell < kCells) {
    out << " at r" << row_of(error.cell) + 1 << "c" << column_of(error.cell) + 1;
  }
  if (error.line == 0 && error.offset >= 0) out << " (byte " << error.offset << ")";
}

void write_line(Sentence& out, const sudoku_error& error) {
  if (error.line == 0) return;
  out << " (line " << error.line << ", column " << error.column << ")";
}

}  // namespace

sudoku_status status_of(TextFault fault) {
  switch (fault) {
    case TextFault::None: return SUDOKU_OK;
    case TextFault::Length: return SUDOKU_E_LENGTH;
    case TextFault::Character: return SUDOKU_E_CHARACTER;
    case TextFault::Slot: return SUDOKU_E_SLOT;
  }
  return SUDOKU_E_INTERNAL;
}

sudoku_status fail_text(sudoku_error* error, const TextCheck& check, const char* text,
                        std::size_t length) {
  sudoku_error what = no_error(status_of(check.fault));
  what.offset = static_cast<std::int64_t>(check.offset);
  if (check.fault != TextFault::Length) {
    what.cell = cell_at(check.offset, length);
    what.byte = static_cast<unsigned char>(text[check.offset]);
  }
  return fail(error, what);
}

}  // namespace sudoku::capi

using namespace sudoku::capi;

const char* sudoku_status_text(sudoku_status status) {
  for (const StatusText& row : kStatusTexts) {
    if (row.status == status) return row.text;
  }
  return "unknown status";
}

size_t sudoku_error_text(const sudoku_error* error, char* buffer, size_t size) {
  if (error == nullptr || (buffer == nullptr && size != 0)) return 0;
  Sentence out(buffer, size);
  switch (error->status) {
    case SUDOKU_E_CHARACTER:
      write_byte(out, error->byte);
      write_place(out, *error);
      out << " is neither a digit nor a blank";
      break;
    case SUDOKU_E_SLOT:
      write_byte(out, error->byte);
      write_place(out, *error);
      out << " stands in another digit's place";
      break;
    case SUDOKU_E_GIVEN:
      write_byte(out, error->byte);
      write_place(out, *error);
      out << " differs from the given";
      break;
    case SUDOKU_E_LENGTH:
      if (error->offset >= 0) {
        out << "found " << error->offset << " cells where 81 or 729 are wanted";
        break;
      }
      [[fallthrough]];
    default:
      out << sudoku_status_text(error->status);
      break;
  }
  write_line(out, *error);
  return out.finish();
}
