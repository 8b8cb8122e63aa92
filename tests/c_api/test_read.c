/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT */
#include "contract.h"

#define MOST_RECORDS 64
#define G LEETCODE_37
#define BOM "\xEF\xBB\xBF"

/* The nine rows of LEETCODE_37. */
#define R1 "53..7...."
#define R2 "6..195..."
#define R3 ".98....6."
#define R4 "8...6...3"
#define R5 "4..8.3..1"
#define R6 "7...2...6"
#define R7 ".6....28."
#define R8 "...419..5"
#define R9 "....8..79"
#define BARE_GRID \
  R1 "\n" R2 "\n" R3 "\n" R4 "\n" R5 "\n" R6 "\n" R7 "\n" R8 "\n" R9 "\n"

/* ---- Reading a whole text --------------------------------------------------- */

typedef struct reading {
  size_t count;
  sudoku_status statuses[MOST_RECORDS];
  sudoku_record records[MOST_RECORDS];
} reading;

static sudoku_reader *new_reader(void) {
  sudoku_reader *reader = NULL;
  assert_int_equal(sudoku_reader_new(&reader), SUDOKU_OK);
  assert_non_null(reader);
  return reader;
}

/* Takes what there is; the status after it: SUDOKU_NEED_INPUT or SUDOKU_END. */
static sudoku_status take_records(sudoku_reader *reader, reading *into) {
  for (;;) {
    sudoku_record record = SUDOKU_RECORD_INIT;
    const sudoku_record before = record;
    const sudoku_status status = sudoku_reader_next(reader, &record);
    if (status == SUDOKU_NEED_INPUT || status == SUDOKU_END) {
      assert_memory_equal(&record, &before, sizeof record);
      return status;
    }
    assert_true(into->count < MOST_RECORDS);
    into->statuses[into->count] = status;
    into->records[into->count++] = record;
  }
}

/* Feeds pieces of `piece` bytes, or of random sizes below -`piece`. */
static reading read_in_pieces(const char *text, size_t size, long piece) {
  static const reading nothing;
  reading all = nothing;
  sudoku_reader *reader = new_reader();
  uint64_t seed = (uint64_t)piece;
  for (size_t at = 0; at < size;) {
    size_t next = piece > 0 ? (size_t)piece : next_random(&seed) % (uint64_t)-piece;
    if (next > size - at) next = size - at;
    char *bytes = malloc(next + !next);
    memcpy(bytes, text + at, next);
    assert_int_equal(sudoku_reader_feed(reader, bytes, next), SUDOKU_OK);
    free(bytes);
    at += next;
    assert_int_equal(take_records(reader, &all), SUDOKU_NEED_INPUT);
  }
  assert_int_equal(sudoku_reader_finish(reader), SUDOKU_OK);
  assert_int_equal(take_records(reader, &all), SUDOKU_END);
  assert_int_equal(take_records(reader, &all), SUDOKU_END);
  sudoku_reader_free(reader);
  return all;
}

/* Reads a text in many ways, which must all give the same. */
static reading read_text(const char *text, size_t size) {
  static const long pieces[] = {1, 2, 3, 7, 80, 81, 82, 83, 1000, -5, -20, -200};
  const reading at_once = read_in_pieces(text, size, size > 0 ? (long)size : 1);
  for (size_t i = 0; i < ARRAY_LENGTH(pieces); ++i) {
    const reading again = read_in_pieces(text, size, pieces[i]);
    assert_int_equal(again.count, at_once.count);
    assert_memory_equal(again.statuses, at_once.statuses, sizeof again.statuses);
    assert_memory_equal(again.records, at_once.records, sizeof again.records);
  }
  return at_once;
}

static void expect_record(const reading *all, size_t index, uint64_t line, const char *puzzle,
                          size_t length) {
  char dotted[729];
  const sudoku_record *record = &all->records[index];
  with_dots(puzzle, length, dotted);
  assert_true(index < all->count);
  assert_int_equal(all->statuses[index], SUDOKU_OK);
  assert_int_equal(record->struct_size, sizeof *record);
  assert_int_equal(record->length, length);
  assert_int_equal(record->line, line);
  assert_memory_equal(record->puzzle, dotted, length);
}

/* ---- Texts and the lines on which their puzzles begin ------------------------ */

/* Every puzzle is LEETCODE_37. */
static const struct {
  const char *what, *text;
  size_t count;
  uint64_t lines[3];
} good[] = {
  {"nothing", "", 0, {0}},
  {"empty lines", "\n\r\n\r\n\n", 0, {0}},
  {"a mark alone", BOM, 0, {0}},
  {"comments alone", "# " G "\n; " G "\n// " G "\n#" G "\n;" G "\n//" G, 0, {0}},
  {"a line", G "\n", 1, {1}},
  {"a line without its end", G, 1, {1}},
  {"line ends LF", G "\n" G "\n", 2, {1, 2}},
  {"line ends CR LF", G "\r\n" G "\r\n", 2, {1, 2}},
  {"line ends CR", G "\r" G "\r", 2, {1, 2}},
  {"line ends mixed", G "\r" G "\r\n" G "\n", 3, {1, 2, 3}},
  {"empty lines between", "\n" G "\n\n\n" G "\r\r" G, 3, {2, 5, 7}},
  {"byte order mark", BOM G "\n" G, 2, {1, 2}},
  {"byte order mark and CR LF", BOM G "\r\n", 1, {1}},
  {"byte order mark and comment", BOM "# 123\n" G, 1, {2}},
  {"comments with digits", "# 12345678\n" G "\n// " G "\n;9\n" G "\n#", 2, {2, 5}},
  {"a comment behind", G " # Wikipedia example, SE 1.2\n", 1, {1}},
  {"ratings behind", G " ED=1.2/1.2/1.2\n" G "\t30\teasy\n" G ";name;1.2\n", 3, {1, 2, 3}},
  {"a solution behind", G "," LEETCODE_37_SOLUTION "\n", 1, {1}},
  {"blanks before", "  " G "\n\t" G "\n", 2, {1, 2}},
  {"a grid", BARE_GRID, 1, {1}},
  {"a grid without its last end", R1 "\n" R2 "\n" R3 "\n" R4 "\n" R5 "\n" R6 "\n" R7 "\n" R8
   "\n" R9, 1, {1}},
  {"a grid behind empty lines", "\n\n" BARE_GRID, 1, {3}},
  {"two grids", BARE_GRID "\n" BARE_GRID, 2, {1, 11}},
  {"two grids without a line between", BARE_GRID BARE_GRID, 2, {1, 10}},
  {"a grid and a line", BARE_GRID G "\n" BARE_GRID, 3, {1, 10, 11}},
  {"a comment above a grid", "# 1 2 3\n" BARE_GRID, 1, {2}},
  {"a grid of spaced zeros",
   "5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n0 9 8 0 0 0 0 6 0\n8 0 0 0 6 0 0 0 3\n"
   "4 0 0 8 0 3 0 0 1\n7 0 0 0 2 0 0 0 6\n0 6 0 0 0 0 2 8 0\n0 0 0 4 1 9 0 0 5\n"
   "0 0 0 0 8 0 0 7 9\n",
   1, {1}},
  {"a grid with a frame",
   "+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |\n| 6 . . | 1 9 5 | . . . |\n"
   "| . 9 8 | . . . | . 6 . |\n+-------+-------+-------+\n| 8 . . | . 6 . | . . 3 |\n"
   "| 4 . . | 8 . 3 | . . 1 |\n| 7 . . | . 2 . | . . 6 |\n+-------+-------+-------+\n"
   "| . 6 . | . . . | 2 8 . |\n| . . . | 4 1 9 | . . 5 |\n| . . . | . 8 . | . 7 9 |\n"
   "+-------+-------+-------+\n",
   1, {2}},
  {"a frame whose corners look like blank cells",
   ".-------.-------.-------.\r\n| 5 3 . | . 7 . | . . . |\r\n| 6 . . | 1 9 5 | . . . |\r\n"
   "| . 9 8 | . . . | . 6 . |\r\n:-------+-------+-------:\r\n| 8 . . | . 6 . | . . 3 |\r\n"
   "| 4 . . | 8 . 3 | . . 1 |\r\n| 7 . . | . 2 . | . . 6 |\r\n:-------+-------+-------:\r\n"
   "| . 6 . | . . . | 2 8 . |\r\n| . . . | 4 1 9 | . . 5 |\r\n| . . . | . 8 . | . 7 9 |\r\n"
   "'-------'-------'-------'\r\n",
   1, {2}},
  {"rules inside only",
   " 5 3 . | . 7 . | . . .\n 6 . . | 1 9 5 | . . .\n . 9 8 | . . . | . 6 .\n"
   "-------|-------|-------\n 8 . . | . 6 . | . . 3\n 4 . . | 8 . 3 | . . 1\n"
   " 7 . . | . 2 . | . . 6\n-------+-------+-------\n . 6 . | . . . | 2 8 .\n"
   " . . . | 4 1 9 | . . 5\n . . . | . 8 . | . 7 9\n\n",
   1, {1}},
  {"a tight frame",
   "*-----------*\n|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n|---+---+---|\n"
   "|8..|.6.|..3|\n|4..|8.3|..1|\n|7..|.2.|..6|\n|---+---+---|\n|.6.|...|28.|\n"
   "|...|419|..5|\n|...|.8.|.79|\n*-----------*\n",
   1, {2}},
  {"bands parted by empty lines",
   "53. .7. ...\n6.. 195 ...\n.98 ... .6.\n\n8.. .6. ..3\n4.. 8.3 ..1\n7.. .2. ..6\n\n"
   ".6. ... 28.\n... 419 ..5\n... .8. .79\n",
   1, {1}},
  {"commas",
   "5,3,0,0,7,0,0,0,0\n6,0,0,1,9,5,0,0,0\n0,9,8,0,0,0,0,6,0\n8,0,0,0,6,0,0,0,3\n"
   "4,0,0,8,0,3,0,0,1\n7,0,0,0,2,0,0,0,6\n0,6,0,0,0,0,2,8,0\n0,0,0,4,1,9,0,0,5\n"
   "0,0,0,0,8,0,0,7,9\n",
   1, {1}},
  {"line drawing characters",
   "\u250c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u252c\u2500\u2500\u2500\u2510\n"
   "\u2502 5 3 . \u2502 . 7 . \u2502 . . . \u2502\n\u2502 6 . . \u2502 1 9 5 \u2502 . . . \u2502\n"
   "\u2502 . 9 8 \u2502 . . . \u2502 . 6 . \u2502\n"
   "\u251c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2524\n"
   "\u2502 8 . . \u2502 . 6 . \u2502 . . 3 \u2502\n\u2502 4 . . \u2502 8 . 3 \u2502 . . 1 \u2502\n"
   "\u2502 7 . . \u2502 . 2 . \u2502 . . 6 \u2502\n"
   "\u251c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c\u2500\u2500\u2500\u2524\n"
   "\u2502 . 6 . \u2502 . . . \u2502 2 8 . \u2502\n\u2502 . . . \u2502 4 1 9 \u2502 . . 5 \u2502\n"
   "\u2502 . . . \u2502 . 8 . \u2502 . 7 9 \u2502\n\u2514\u2500\u2500\u2500\u2500\u2518\n",
   1, {2}},
};

static void test_reader_reads_lines_and_grids_of_many_kinds(void **state) {
  (void)state;
  for (size_t i = 0; i < ARRAY_LENGTH(good); ++i) {
    const reading all = read_text(good[i].text, strlen(good[i].text));
    if (all.count != good[i].count) print_error("in \"%s\"\n", good[i].what);
    assert_int_equal(all.count, good[i].count);
    for (size_t j = 0; j < all.count; ++j) {
      if (all.statuses[j] != SUDOKU_OK) print_error("in \"%s\"\n", good[i].what);
      expect_record(&all, j, good[i].lines[j], G, 81);
    }
  }
}

static void test_reader_reads_every_kind_of_blank_as_a_dot(void **state) {
  (void)state;
  for (size_t i = 0; i + 1 < sizeof ACCEPTED_BLANKS; ++i) {
    char text[82];
    for (int cell = 0; cell < 81; ++cell) {
      text[cell] = G[cell] == '.' ? ACCEPTED_BLANKS[i] : G[cell];
    }
    text[81] = '\n';
    const reading all = read_text(text, 82);
    assert_int_equal(all.count, 1);
    expect_record(&all, 0, 1, G, 81);
  }
}

static void test_reader_reads_pencilmark_lines(void **state) {
  (void)state;
  char marks[729], text[3 * 740];
  pencilmarks_of_grid(G, marks);
  memcpy(text, marks, 729);
  memcpy(text + 729, "\r\n", 2);
  for (int i = 0; i < 729; ++i) text[731 + i] = marks[i] == '.' ? '0' : marks[i];
  memcpy(text + 1460, "\n" G, 82);
  const reading all = read_text(text, 1542);
  assert_int_equal(all.count, 3);
  expect_record(&all, 0, 1, marks, 729);
  expect_record(&all, 1, 2, marks, 729);
  expect_record(&all, 2, 3, G, 81);
}

/* ---- Records that cannot be read -------------------------------------------- */

#define LINE_80 \
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7"
#define BAD_LINE \
  "53..7....6..195....98....6.8...6...34..8.3..17...!...6.6....28....419..5....8..79"

/* A line of its own between two good ones. */
static const struct {
  const char *what, *line;
  sudoku_status status;
  int32_t cell, byte;
  int64_t column, offset; /* column 0: not looked at */
} bad[] = {
  {"80 characters", LINE_80, SUDOKU_E_LENGTH, -1, -1, 0, 80},
  {"82 characters", G "9", SUDOKU_E_LENGTH, -1, -1, 0, 82},
  {"162 characters", G G, SUDOKU_E_LENGTH, -1, -1, 0, 162},
  {"a stray character", BAD_LINE, SUDOKU_E_CHARACTER, 49, '!', 50, 82 + 49},
  {"a first stray character", "a" LINE_80, SUDOKU_E_CHARACTER, 0, 'a', 1, 82},
  {"a last stray character", LINE_80 "a", SUDOKU_E_CHARACTER, 80, 'a', 81, 82 + 80},
  {"a byte of 255", "53\xff" LINE_80, SUDOKU_E_CHARACTER, 2, 255, 3, 82 + 2},
  {"junk", "\x01\x02\x03 8\x7f", SUDOKU_E_CHARACTER, 0, 1, 1, 82},
};

static void expect_bad_line(size_t i) {
  char text[1000];
  const int size = snprintf(text, sizeof text, G "\n%s\n" G "\n", bad[i].line);
  const reading all = read_text(text, (size_t)size);
  if (all.count != 3) print_error("in \"%s\"\n", bad[i].what);
  assert_int_equal(all.count, 3);
  expect_record(&all, 0, 1, G, 81);
  expect_record(&all, 2, 3, G, 81);
  const sudoku_record *record = &all.records[1];
  assert_int_equal(all.statuses[1], bad[i].status);
  assert_int_equal(record->line, 2);
  assert_int_equal(record->error.status, bad[i].status);
  assert_int_equal(record->error.cell, bad[i].cell);
  assert_int_equal(record->error.byte, bad[i].byte);
  assert_int_equal(record->error.reserved, 0);
  assert_int_equal(record->error.line, 2);
  assert_int_equal(record->error.offset, bad[i].offset);
  if (bad[i].column > 0) assert_int_equal(record->error.column, bad[i].column);
  assert_true(record->error.column > 0);
}

static void test_reader_says_where_a_bad_line_is_bad_and_goes_on(void **state) {
  (void)state;
  for (size_t i = 0; i < ARRAY_LENGTH(bad); ++i) expect_bad_line(i);
}

static void test_reader_says_which_pencilmark_stands_in_the_wrong_place(void **state) {
  (void)state;
  char text[82 + 730 + 82];
  memcpy(text, G "\n", 82);
  pencilmarks_of_grid(G, text + 82);
  text[82 + 700] = '1'; /* 700 is the place of an 8 in cell 77 */
  text[82 + 729] = '\n';
  memcpy(text + 82 + 730, G "\n", 82);
  const reading all = read_text(text, sizeof text);
  assert_int_equal(all.count, 3);
  const sudoku_error expected = {SUDOKU_E_SLOT, 77, '1', 0, 2, 701, 82 + 700};
  assert_int_equal(all.statuses[1], SUDOKU_E_SLOT);
  assert_error_equal(&all.records[1].error, &expected);
  expect_record(&all, 0, 1, G, 81);
  expect_record(&all, 2, 3, G, 81);
}

static void test_reader_counts_columns_and_offsets_in_bytes_of_the_input(void **state) {
  (void)state;
  static const char text[] = BOM "# \xC3\xA4\r\n\r\n  " BAD_LINE "\r\n";
  const reading all = read_text(text, sizeof text - 1);
  const sudoku_error expected = {SUDOKU_E_CHARACTER, 49, '!', 0, 3, 52, 3 + 4 + 2 + 2 + 51};
  assert_int_equal(all.count, 1);
  assert_error_equal(&all.records[0].error, &expected);
}

static void expect_bad_grid(const char *grid, size_t lines, uint64_t first) {
  char text[1000];
  const int size = snprintf(text, sizeof text, "%s\n" G "\n" BARE_GRID, grid);
  const reading all = read_text(text, (size_t)size);
  assert_int_equal(all.count, 3);
  assert_int_equal(all.statuses[0], SUDOKU_E_LENGTH);
  assert_int_equal(all.records[0].line, first);
  assert_in_range(all.records[0].error.line, first, lines + 1);
  assert_int_equal(all.records[0].error.cell, -1);
  expect_record(&all, 1, lines + 2, G, 81);
  expect_record(&all, 2, lines + 3, G, 81);
}

static void test_reader_refuses_a_grid_with_a_row_missing(void **state) {
  (void)state;
  expect_bad_grid(R1 "\n" R2 "\n" R3 "\n" R4 "\n" R5 "\n" R6 "\n" R7 "\n" R8 "\n", 8, 1);
  expect_bad_grid("# 1\n" R1 "\n" R2 "\n", 3, 2);
}

static void test_reader_refuses_a_grid_with_a_short_row_once(void **state) {
  (void)state;
  char text[300];
  const int size = snprintf(text, sizeof text, "%s",
                            R1 "\n" R2 "\n" R3 "\n" R4 "\n4..8.3..\n" R6 "\n" R7 "\n" R8
                               "\n" R9 "\n" G "\n");
  const reading all = read_text(text, (size_t)size);
  assert_int_equal(all.count, 2);
  assert_int_equal(all.statuses[0], SUDOKU_E_LENGTH);
  assert_int_equal(all.records[0].line, 1);
  assert_int_equal(all.records[0].error.line, 5);
  assert_int_equal(all.records[0].error.offset, 8);
  expect_record(&all, 1, 10, G, 81);
}

static void test_reader_refuses_a_grid_that_the_input_breaks_off(void **state) {
  (void)state;
  static const char text[] = R1 "\n" R2 "\n" R3;
  const reading all = read_text(text, sizeof text - 1);
  assert_int_equal(all.count, 1);
  assert_int_equal(all.statuses[0], SUDOKU_E_LENGTH);
  assert_int_equal(all.records[0].line, 1);
}

static void test_reader_survives_random_bytes(void **state) {
  (void)state;
  uint64_t seed = 2026;
  for (int round = 0; round < 200; ++round) {
    static const char favourites[] = "123456789....000\n\n\r |+-#;/ \t,x!\xEF\xBB\xBF\xE2\x94\x82";
    char text[300];
    for (size_t i = 0; i < sizeof text; ++i) {
      const uint64_t random = next_random(&seed);
      text[i] = round % 2 ? favourites[random % (sizeof favourites - 1)] : (char)random;
    }
    read_text(text, sizeof text);
  }
}

static void expect_long_line_alike(size_t length, char filler) {
  const size_t size = length + 83;
  char *text = malloc(size);
  memset(text, filler, length);
  memcpy(text + length, "\n" G "\n", 83);
  const reading at_once = read_in_pieces(text, size, (long)size);
  assert_int_equal(at_once.count, 2);
  assert_int_equal(at_once.records[0].error.line, 1);
  expect_record(&at_once, 1, 2, G, 81);
  for (long piece = 999; piece < 70000; piece += 16667) {
    const reading again = read_in_pieces(text, size, piece);
    assert_int_equal(again.count, at_once.count);
    assert_memory_equal(again.statuses, at_once.statuses, sizeof again.statuses);
    assert_memory_equal(again.records, at_once.records, sizeof again.records);
  }
  free(text);
}

static void test_reader_says_the_same_of_a_long_line_however_it_comes(void **state) {
  (void)state;
  static const size_t lengths[] = {1000, 65535, 65536, 65537, 70000, 200000};
  for (size_t i = 0; i < ARRAY_LENGTH(lengths); ++i) {
    expect_long_line_alike(lengths[i], '1');
    expect_long_line_alike(lengths[i], 'a');
  }
}

static void test_reader_gives_back_a_line_that_never_ends(void **state) {
  (void)state;
  sudoku_reader *reader = new_reader();
  char bytes[1000];
  memset(bytes, '1', sizeof bytes);
  reading all = {0, {0}, {SUDOKU_RECORD_INIT}};
  for (int i = 0; i < 1000; ++i) {
    assert_int_equal(sudoku_reader_feed(reader, bytes, sizeof bytes), SUDOKU_OK);
    assert_int_equal(take_records(reader, &all), SUDOKU_NEED_INPUT);
  }
  assert_int_equal(sudoku_reader_feed(reader, "\n" G "\n", 83), SUDOKU_OK);
  assert_int_equal(sudoku_reader_finish(reader), SUDOKU_OK);
  assert_int_equal(take_records(reader, &all), SUDOKU_END);
  assert_int_equal(all.count, 2);
  assert_int_equal(all.statuses[0], SUDOKU_E_LENGTH);
  assert_int_equal(all.records[0].line, 1);
  expect_record(&all, 1, 2, G, 81);
  sudoku_reader_free(reader);
}

/* ---- The calls themselves ---------------------------------------------------- */

static void test_reader_calls_refuse_null(void **state) {
  (void)state;
  sudoku_record record = SUDOKU_RECORD_INIT;
  sudoku_reader *reader = new_reader();
  assert_int_equal(sudoku_reader_new(NULL), SUDOKU_E_NULL);
  assert_int_equal(sudoku_reader_feed(NULL, "a", 1), SUDOKU_E_NULL);
  assert_int_equal(sudoku_reader_feed(reader, NULL, 1), SUDOKU_E_NULL);
  assert_int_equal(sudoku_reader_finish(NULL), SUDOKU_E_NULL);
  assert_int_equal(sudoku_reader_next(NULL, &record), SUDOKU_E_NULL);
  assert_int_equal(sudoku_reader_next(reader, NULL), SUDOKU_E_NULL);
  sudoku_reader_free(reader);
  sudoku_reader_free(NULL);
}

static void test_reader_takes_null_if_the_length_is_0(void **state) {
  (void)state;
  sudoku_reader *reader = new_reader();
  sudoku_record record = SUDOKU_RECORD_INIT;
  assert_int_equal(sudoku_reader_feed(reader, NULL, 0), SUDOKU_OK);
  assert_int_equal(sudoku_reader_next(reader, &record), SUDOKU_NEED_INPUT);
  sudoku_reader_free(reader);
}

static void test_reader_refuses_bytes_after_the_end(void **state) {
  (void)state;
  sudoku_reader *reader = new_reader();
  sudoku_record record = SUDOKU_RECORD_INIT;
  assert_int_equal(sudoku_reader_finish(reader), SUDOKU_OK);
  assert_int_equal(sudoku_reader_finish(reader), SUDOKU_OK);
  assert_int_equal(sudoku_reader_feed(reader, G, 81), SUDOKU_E_OPTION);
  assert_int_equal(sudoku_reader_next(reader, &record), SUDOKU_END);
  sudoku_reader_free(reader);
}

static void test_reader_copies_what_it_is_fed(void **state) {
  (void)state;
  char bytes[82] = G;
  sudoku_reader *reader = new_reader();
  sudoku_record record = SUDOKU_RECORD_INIT;
  assert_int_equal(sudoku_reader_feed(reader, bytes, 81), SUDOKU_OK);
  memset(bytes, 'z', sizeof bytes);
  assert_int_equal(sudoku_reader_finish(reader), SUDOKU_OK);
  assert_int_equal(sudoku_reader_next(reader, &record), SUDOKU_OK);
  assert_memory_equal(record.puzzle, G, 81);
  sudoku_reader_free(reader);
}

static void test_reader_refuses_sizes_no_version_had_and_loses_nothing(void **state) {
  (void)state;
  uint32_t sizes[4];
  sudoku_reader *reader = new_reader();
  assert_int_equal(sudoku_reader_feed(reader, G "\n", 82), SUDOKU_OK);
  sizes_below((uint32_t)(offsetof(sudoku_record, puzzle) + 729), sizes);
  for (size_t i = 0; i < ARRAY_LENGTH(sizes); ++i) {
    sudoku_record record = SUDOKU_RECORD_INIT;
    record.struct_size = sizes[i];
    const sudoku_record before = record;
    assert_int_equal(sudoku_reader_next(reader, &record), SUDOKU_E_STRUCT_SIZE);
    assert_memory_equal(&record, &before, sizeof record);
  }
  sudoku_record record = SUDOKU_RECORD_INIT;
  assert_int_equal(sudoku_reader_next(reader, &record), SUDOKU_OK);
  assert_memory_equal(record.puzzle, G, 81);
  sudoku_reader_free(reader);
}

static void test_reader_writes_the_known_part_of_a_larger_record(void **state) {
  (void)state;
  guarded grown = guarded_new(NULL, sizeof(sudoku_record) + 64);
  sudoku_record *record = (sudoku_record *)(void *)grown.bytes;
  sudoku_reader *reader = new_reader();
  record->struct_size = (uint32_t)grown.size;
  assert_int_equal(sudoku_reader_feed(reader, G "\n", 82), SUDOKU_OK);
  assert_int_equal(sudoku_reader_next(reader, record), SUDOKU_OK);
  assert_int_equal(record->struct_size, grown.size);
  assert_memory_equal(record->puzzle, G, 81);
  for (size_t i = sizeof *record; i < grown.size; ++i) {
    assert_int_equal((unsigned char)grown.bytes[i], 0xA5);
  }
  sudoku_reader_free(reader);
  guarded_free(&grown);
}

static void test_readers_are_independent(void **state) {
  (void)state;
  sudoku_reader *first = new_reader(), *second = new_reader();
  sudoku_record record = SUDOKU_RECORD_INIT;
  assert_int_equal(sudoku_reader_feed(first, G "\n", 82), SUDOKU_OK);
  assert_int_equal(sudoku_reader_next(second, &record), SUDOKU_NEED_INPUT);
  sudoku_reader_free(second);
  assert_int_equal(sudoku_reader_next(first, &record), SUDOKU_OK);
  sudoku_reader_free(first);
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(test_reader_reads_lines_and_grids_of_many_kinds),
    cmocka_unit_test(test_reader_reads_every_kind_of_blank_as_a_dot),
    cmocka_unit_test(test_reader_reads_pencilmark_lines),
    cmocka_unit_test(test_reader_says_where_a_bad_line_is_bad_and_goes_on),
    cmocka_unit_test(test_reader_says_which_pencilmark_stands_in_the_wrong_place),
    cmocka_unit_test(test_reader_counts_columns_and_offsets_in_bytes_of_the_input),
    cmocka_unit_test(test_reader_refuses_a_grid_with_a_row_missing),
    cmocka_unit_test(test_reader_refuses_a_grid_with_a_short_row_once),
    cmocka_unit_test(test_reader_refuses_a_grid_that_the_input_breaks_off),
    cmocka_unit_test(test_reader_survives_random_bytes),
    cmocka_unit_test(test_reader_says_the_same_of_a_long_line_however_it_comes),
    cmocka_unit_test(test_reader_gives_back_a_line_that_never_ends),
    cmocka_unit_test(test_reader_calls_refuse_null),
    cmocka_unit_test(test_reader_takes_null_if_the_length_is_0),
    cmocka_unit_test(test_reader_refuses_bytes_after_the_end),
    cmocka_unit_test(test_reader_copies_what_it_is_fed),
    cmocka_unit_test(test_reader_refuses_sizes_no_version_had_and_loses_nothing),
    cmocka_unit_test(test_reader_writes_the_known_part_of_a_larger_record),
    cmocka_unit_test(test_readers_are_independent),
  };
  return RUN_TESTS(tests);
}
