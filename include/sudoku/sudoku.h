/* SPDX-FileCopyrightText: 2026 The libsudoku authors
 * SPDX-License-Identifier: MIT
 *
 * sudoku/sudoku.h - the whole public interface of libsudoku. */
#ifndef SUDOKU_SUDOKU_H
#define SUDOKU_SUDOKU_H

/**
 * @file sudoku.h
 * @brief Solving, counting, enumerating and checking 9x9 sudoku.
 *
 * The shortest program:
 * @code{.c}
 *   char grid[] =
 *     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
 *   if (sudoku_solve(grid) == SUDOKU_OK) puts(grid);
 * @endcode
 *
 * Conventions that hold for every call:
 *
 * - **Cells** are numbered 0 to 80, row by row; people read cell 0 as r1c1 and
 *   cell 80 as r9c9.  **Houses** are numbered 0 to 26: rows 0-8, columns 9-17,
 *   boxes 18-26 (from left to right, then down).  A **candidate mask** has bit
 *   d-1 set when digit d is possible: 1 to 511.
 * - **Text of a puzzle** is 81 characters, row by row.  `'1'`..`'9'` is a digit;
 *   any of `. 0 * _ - ? x X` and space is a blank cell.  No NUL is needed and
 *   none is written; exactly 81 bytes are read.  Results show blanks as `'.'`.
 * - **A pencilmark puzzle** (sukaku) is 729 characters: nine for each cell, the
 *   d-th of them the digit d if d is possible there and a blank if not.  Where a
 *   call takes `puzzle` and `length`, the length says which of the two it is.
 * - **Status**: 0 is success, a positive number is an answer (no solution, a
 *   limit struck), a negative one is a mistake of the caller or of the system.
 *   On a negative status nothing that the caller owns was changed, except a
 *   sudoku_error passed for that purpose.  What is written on a positive status
 *   each call says.
 * - **Nothing** throws, prints, exits or keeps state between calls.  Every call
 *   may run in any number of threads at once; one handle belongs to one thread
 *   at a time.
 * - **The same input gives the same answer** with every kernel, on every
 *   platform and with any number of threads.
 * - **Structs that may grow** begin with `struct_size`, which their `_INIT`
 *   macro sets.  A library older or newer than the header a program was
 *   compiled with reads and writes only the part that both know.
 */

#include <stddef.h>
#include <stdint.h>

#include "export.h"
#include "version.h"

#ifdef __cplusplus
extern "C" {
#endif

#define SUDOKU_CELLS 81             /**< Cells of a grid, and characters of its text. */
#define SUDOKU_PENCILMARKS 729      /**< Characters of a pencilmark puzzle. */
#define SUDOKU_HOUSES 27            /**< Rows, columns and boxes. */
#define SUDOKU_ALL_CANDIDATES 511   /**< The mask of all nine digits. */

/* ------------------------------------------------------------------------- */
/** @defgroup about About the library
 *  @{ */

/** The version of the library that runs, such as "0.1.0".  Static, never NULL. */
SUDOKU_API const char *sudoku_version(void);

/** The same as a number, comparable with #SUDOKU_VERSION_NUMBER. */
SUDOKU_API uint32_t sudoku_version_number(void);

/** @} */
/* ------------------------------------------------------------------------- */
/** @defgroup status Status and errors
 *  @{ */

/** What a call answers.  A number, once released, keeps its meaning. */
typedef int32_t sudoku_status;

/** The values of #sudoku_status. */
enum {
  SUDOKU_OK = 0, /**< Success; for a verdict: exactly one solution. */

  /* Answers. */
  SUDOKU_NO_SOLUTION = 1,       /**< The puzzle has no solution. */
  SUDOKU_SEVERAL_SOLUTIONS = 2, /**< The puzzle has more than one solution. */
  SUDOKU_CONFLICT = 3,          /**< A digit stands twice in a house. */
  SUDOKU_SOLUTION_LIMIT = 4,    /**< As many solutions as asked for; there may be more. */
  SUDOKU_NODE_LIMIT = 5,        /**< Stopped by sudoku_options::max_nodes. */
  SUDOKU_TIME_LIMIT = 6,        /**< Stopped by sudoku_options::max_milliseconds. */
  SUDOKU_CANCELLED = 7,         /**< Stopped by a cancel token or a progress callback. */
  SUDOKU_END = 8,               /**< An iterator or reader has nothing more to give. */
  SUDOKU_NEED_INPUT = 9,        /**< A reader wants more bytes. */
  SUDOKU_NO_PUZZLE = 10,        /**< A line of a batch text is empty or a comment. */

  /* Mistakes and failures. */
  SUDOKU_E_NULL = -1,        /**< A pointer that must not be NULL is. */
  SUDOKU_E_LENGTH = -2,      /**< Too few or too many characters, rows or bytes. */
  SUDOKU_E_CHARACTER = -3,   /**< A character that is neither a digit nor a blank. */
  SUDOKU_E_SLOT = -4,        /**< A pencilmark digit stands in another digit's place. */
  SUDOKU_E_GIVEN = -5,       /**< A filled-in digit differs from the given of its cell. */
  SUDOKU_E_MASK = -6,        /**< A candidate mask has bits above 511. */
  SUDOKU_E_OPTION = -7,      /**< An option or argument outside its stated range. */
  SUDOKU_E_STRUCT_SIZE = -8, /**< A struct_size that no version of the struct had. */
  SUDOKU_E_KERNEL = -9,      /**< An unknown kernel, or one this machine cannot run. */
  SUDOKU_E_NO_MEMORY = -10,  /**< Memory could not be had. */
  SUDOKU_E_INTERNAL = -11    /**< A defect of the library; please report it. */
};

/** One English sentence about a status.  Static, never NULL; an unknown number
 *  gives "unknown status". */
SUDOKU_API const char *sudoku_status_text(sudoku_status status);

/** Where a mistake stands.  Filled by calls that take one whenever they return a
 *  negative status, otherwise left alone.  Frozen at 40 bytes. */
typedef struct sudoku_error {
  sudoku_status status; /**< The status returned. */
  int32_t cell;         /**< 0..80, or -1 where no cell is meant. */
  int32_t byte;         /**< The offending byte, 0..255, or -1. */
  int32_t reserved;     /**< 0 */
  int64_t line;         /**< From 1; 0 where the input has no lines. */
  int64_t column;       /**< Byte of the line, from 1; 0 where there are no lines. */
  int64_t offset;       /**< Byte of the whole text, from 0, or -1; for
                             #SUDOKU_E_LENGTH the length that was found. */
} sudoku_error;

/** Writes an error as one sentence, for example
 *  "character 'a' at r2c4 (byte 12) is neither a digit nor a blank", with the line and
 *  column at its end where the input has lines.
 *
 *  @param error   not NULL
 *  @param buffer  receives up to `size` bytes, always ended by a NUL if
 *                 size > 0; may be NULL if size is 0
 *  @return the length of the whole sentence without its NUL (as snprintf),
 *          or 0 if `error` is NULL */
SUDOKU_API size_t sudoku_error_text(const sudoku_error *error, char *buffer, size_t size);

/** @} */
/* ------------------------------------------------------------------------- */
/** @defgroup kernels Kernels
 *  The search is compiled once per instruction set.  The best one that the
 *  machine supports is taken; sudoku_options::kernel names another for one
 *  call, and the environment variable `SUDOKU_FORCE_KERNEL`, read once, for a
 *  whole process.  All give the same answers after the same number of nodes.
 *  @{ */

/** The name of kernel `index` of those built in, best first; NULL past the last. */
SUDOKU_API const char *sudoku_kernel_name(size_t index);

/** 1 if a kernel of this name is built in and this machine can run it, else 0. */
SUDOKU_API int sudoku_kernel_is_supported(const char *name);

/** The kernel that calls use when they name none.  NULL if `SUDOKU_FORCE_KERNEL`
 *  names one that is unknown or unsupported: then such calls return
 *  #SUDOKU_E_KERNEL. */
SUDOKU_API const char *sudoku_active_kernel(void);

/** @} */
/* ------------------------------------------------------------------------- */
/** @defgroup options Options: limits, cancelling, progress, statistics
 *  @{ */

/** A switch that one thread throws to stop work in others. */
typedef struct sudoku_cancel_token sudoku_cancel_token;

/** Makes a token, not cancelled.
 *  @return #SUDOKU_OK, #SUDOKU_E_NULL or #SUDOKU_E_NO_MEMORY */
SUDOKU_API sudoku_status sudoku_cancel_token_new(sudoku_cancel_token **token);

/** Frees a token that no running call uses.  NULL does nothing. */
SUDOKU_API void sudoku_cancel_token_free(sudoku_cancel_token *token);

/** Stops every call that was given the token, within milliseconds.  Safe from
 *  any thread and from a signal handler.  NULL does nothing. */
SUDOKU_API void sudoku_cancel_token_cancel(sudoku_cancel_token *token);

/** Makes a cancelled token fresh again.  NULL does nothing. */
SUDOKU_API void sudoku_cancel_token_reset(sudoku_cancel_token *token);

/** 1 if cancelled, 0 if not or NULL. */
SUDOKU_API int sudoku_cancel_token_is_cancelled(const sudoku_cancel_token *token);

/** How far a long call is. */
typedef struct sudoku_progress {
  uint32_t struct_size; /**< Set by the library. */
  uint32_t reserved;    /**< 0 */
  uint64_t done;        /**< Puzzles finished. */
  uint64_t total;       /**< Puzzles of the call. */
  uint64_t solutions;   /**< Solutions found. */
  uint64_t nodes;       /**< Search nodes visited. */
} sudoku_progress;

/** Called from the thread that made the call, at most some ten times a second.
 *  @return 0 to go on, anything else to stop with #SUDOKU_CANCELLED.
 *  It must not throw or jump out of the call. */
typedef int32_t (*sudoku_progress_callback)(const sudoku_progress *progress, void *user);

/** The work a call did; numbers add up if the same struct is passed again. */
typedef struct sudoku_stats {
  uint32_t struct_size; /**< Set by #SUDOKU_STATS_INIT. */
  uint32_t reserved;    /**< 0 */
  uint64_t nodes;       /**< Search states visited; the same with every kernel. */
  uint64_t branches;    /**< States at which logic stalled and two ways were tried. */
  uint64_t passes;      /**< Propagation passes; may differ between kernels. */
} sudoku_stats;

/** A sudoku_stats that starts at zero. */
#define SUDOKU_STATS_INIT { (uint32_t)sizeof(sudoku_stats), 0, 0, 0, 0 }

/** Values of sudoku_options::order. */
enum {
  SUDOKU_ORDER_FAST = 0, /**< The order in which the search meets solutions. */
  SUDOKU_ORDER_LEXICOGRAPHIC = 1 /**< Ascending as text: the order of a plain
                                      depth-first search, cells row by row, digits
                                      ascending.  The first solution is the smallest. */
};

/** What every call that searches can be told.  NULL stands for the values of
 *  #SUDOKU_OPTIONS_INIT: no limit, automatic kernel. */
typedef struct sudoku_options {
  uint32_t struct_size;      /**< Set by #SUDOKU_OPTIONS_INIT. */
  uint32_t order;            /**< SUDOKU_ORDER_...; used where a solution is handed out. */
  uint64_t max_nodes;        /**< Per puzzle (per call of an iterator); 0: no limit. */
  uint64_t max_milliseconds; /**< Wall time of the call; 0: no limit. */
  const char *kernel;        /**< Name of a kernel; NULL: automatic. */
  sudoku_cancel_token *cancel;       /**< May be NULL. */
  sudoku_progress_callback progress; /**< May be NULL. */
  void *progress_user;               /**< Handed to `progress`. */
  sudoku_stats *stats;               /**< Receives the work done; may be NULL. */
} sudoku_options;

/** Default options. */
#define SUDOKU_OPTIONS_INIT \
  { (uint32_t)sizeof(sudoku_options), SUDOKU_ORDER_FAST, 0, 0, NULL, NULL, NULL, NULL, NULL }

/** @} */
/* ------------------------------------------------------------------------- */
/** @defgroup simple Simple calls
 *  For most programs these are all that is needed.  They allocate nothing and use
 *  less than 80 KiB of stack, as do the calls of the next group.
 *  @{ */

/** Fills a grid in place with a solution (LeetCode 37): the one that the search
 *  finds first, the only one if the puzzle is proper.
 *
 *  @param grid  81 characters, read and on success replaced by 81 digits;
 *               otherwise left byte for byte as they were
 *  @return #SUDOKU_OK, #SUDOKU_NO_SOLUTION (also for givens in conflict and for
 *          a wrong full grid), #SUDOKU_E_NULL, #SUDOKU_E_CHARACTER, or
 *          #SUDOKU_E_KERNEL if the environment forces an unusable kernel */
SUDOKU_API sudoku_status sudoku_solve(char grid[81]);

/** The same for a pencilmark puzzle: on success only the digits of the solution
 *  remain, one in the nine characters of each cell, the rest `'.'`.
 *  @return as sudoku_solve(), and #SUDOKU_E_SLOT */
SUDOKU_API sudoku_status sudoku_solve_pencilmarks(char pencilmarks[729]);

/** Cells and houses in which a digit stands twice. */
typedef struct sudoku_conflicts {
  uint32_t struct_size; /**< Set by #SUDOKU_CONFLICTS_INIT. */
  uint32_t houses;      /**< Bit h is set if house h holds a digit twice. */
  int32_t count;        /**< Cells in conflict. */
  uint8_t cells[81];    /**< 1 for each cell in conflict, else 0. */
} sudoku_conflicts;

/** A sudoku_conflicts ready to be filled. */
#define SUDOKU_CONFLICTS_INIT { (uint32_t)sizeof(sudoku_conflicts), 0, 0, { 0 } }

/** Says whether a partly filled board obeys the rules so far (LeetCode 36): no
 *  digit twice in a house.  Whether it can be solved is another question:
 *  sudoku_check().
 *
 *  @param grid       81 characters
 *  @param conflicts  may be NULL; filled on #SUDOKU_OK and #SUDOKU_CONFLICT
 *  @return #SUDOKU_OK, #SUDOKU_CONFLICT, #SUDOKU_E_NULL, #SUDOKU_E_CHARACTER or
 *          #SUDOKU_E_STRUCT_SIZE */
SUDOKU_API sudoku_status sudoku_validate(const char grid[81], sudoku_conflicts *conflicts);

/** @} */
/* ------------------------------------------------------------------------- */
/** @defgroup solve Solving, counting and checking with options
 *  In all of them `puzzle` is `length` characters, 81 or 729; `options` and
 *  `error` may be NULL.  They allocate nothing.
 *  @{ */

/** Writes a solution to a buffer of its own.
 *
 *  @param solution  receives 81 digits on #SUDOKU_OK, else is left alone; may be
 *                   the same memory as `puzzle`
 *  @return #SUDOKU_OK, #SUDOKU_NO_SOLUTION, #SUDOKU_NODE_LIMIT,
 *          #SUDOKU_TIME_LIMIT, #SUDOKU_CANCELLED, or an error */
SUDOKU_API sudoku_status sudoku_solve_to(const char *puzzle, size_t length,
                                         const sudoku_options *options, char solution[81],
                                         sudoku_error *error);

/** Counts solutions up to a limit.  sudoku_options::order makes no difference.
 *
 *  @param limit  stop after this many; 0 counts them all, which for a loose
 *                puzzle may take for ever.  2 is enough to know whether there is
 *                exactly one
 *  @param count  receives the number found, on every status that is not negative
 *  @return #SUDOKU_OK if `count` is the exact number (0 included);
 *          #SUDOKU_SOLUTION_LIMIT if `limit` was reached; #SUDOKU_NODE_LIMIT,
 *          #SUDOKU_TIME_LIMIT, #SUDOKU_CANCELLED; or an error */
SUDOKU_API sudoku_status sudoku_count(const char *puzzle, size_t length, uint64_t limit,
                                      const sudoku_options *options, uint64_t *count,
                                      sudoku_error *error);

/** Bits of sudoku_verdict::cells. */
enum {
  SUDOKU_CELL_GIVEN = 1,    /**< A given of the puzzle. */
  SUDOKU_CELL_FILLED = 2,   /**< A digit filled in later. */
  SUDOKU_CELL_CONFLICT = 4, /**< Its digit stands again in a house of the cell. */
  SUDOKU_CELL_WRONG = 8     /**< Filled in, and not the digit of the only solution
                                 of the givens. */
};

/** Everything there is to say about a puzzle. */
typedef struct sudoku_verdict {
  uint32_t struct_size;     /**< Set by #SUDOKU_VERDICT_INIT. */
  sudoku_status status;     /**< Of the board: givens and filled-in digits. */
  sudoku_status givens;     /**< Of the givens alone; the same if nothing is filled in. */
  uint32_t conflict_houses; /**< Bit h is set if house h holds a digit twice. */
  int32_t differing_cell;   /**< First cell in which the two witnesses differ, or -1. */
  uint8_t cells[81];        /**< SUDOKU_CELL_... of each cell. */
  char solution[81];        /**< A solution, if `status` is #SUDOKU_OK or
                                 #SUDOKU_SEVERAL_SOLUTIONS, else blanks. */
  char second[81];          /**< Another, if there are several, else blanks. */
} sudoku_verdict;

/** A sudoku_verdict ready to be filled. */
#define SUDOKU_VERDICT_INIT \
  { (uint32_t)sizeof(sudoku_verdict), 0, 0, 0, -1, { 0 }, { 0 }, { 0 } }

/** Classifies a puzzle completely.
 *
 *  Both statuses of the verdict are #SUDOKU_OK (exactly one solution),
 *  #SUDOKU_SEVERAL_SOLUTIONS, #SUDOKU_NO_SOLUTION, #SUDOKU_CONFLICT, or, where a
 *  limit leaves the question undecided, #SUDOKU_NODE_LIMIT, #SUDOKU_TIME_LIMIT or
 *  #SUDOKU_CANCELLED.  In a pencilmark puzzle a cell with one candidate counts as
 *  a given.
 *
 *  @param puzzle   the givens
 *  @param filled   NULL, or 81 characters: digits filled in since; a cell of a
 *                  given may repeat its digit or be blank
 *  @param verdict  may be NULL if only the returned status is wanted
 *  @return sudoku_verdict::status, or an error: among them #SUDOKU_E_GIVEN if
 *          `filled` changes a given */
SUDOKU_API sudoku_status sudoku_check(const char *puzzle, size_t length, const char *filled,
                                      const sudoku_options *options, sudoku_verdict *verdict,
                                      sudoku_error *error);

/** @} */
/* ------------------------------------------------------------------------- */
/** @defgroup enumerate Enumerating solutions
 *  An iterator hands out every solution once:
 *  @code{.c}
 *    sudoku_enumerator *e;
 *    char solution[81];
 *    if (sudoku_enumerator_new(puzzle, 81, 0, NULL, &e, NULL) == SUDOKU_OK) {
 *      while (sudoku_enumerator_next(e, solution) == SUDOKU_OK)
 *        printf("%.81s\n", solution);
 *      sudoku_enumerator_free(e);
 *    }
 *  @endcode
 *  @{ */

/** A search that can be continued. */
typedef struct sudoku_enumerator sudoku_enumerator;

/** Makes an iterator over the solutions of a puzzle, which is copied.
 *
 *  @param limit       stop after this many solutions; 0: no limit
 *  @param options     NULL or copied; what it points to (cancel token, stats)
 *                     must outlive the iterator.  Its limits hold for each
 *                     sudoku_enumerator_next() anew
 *  @param enumerator  receives the iterator; free it with sudoku_enumerator_free()
 *  @return #SUDOKU_OK, #SUDOKU_E_NO_MEMORY or another error */
SUDOKU_API sudoku_status sudoku_enumerator_new(const char *puzzle, size_t length,
                                               uint64_t limit, const sudoku_options *options,
                                               sudoku_enumerator **enumerator,
                                               sudoku_error *error);

/** Finds the next solution.
 *
 *  @param solution  receives 81 digits on #SUDOKU_OK, else is left alone
 *  @return #SUDOKU_OK; #SUDOKU_END when all solutions were handed out;
 *          #SUDOKU_SOLUTION_LIMIT when `limit` of them were; #SUDOKU_NODE_LIMIT,
 *          #SUDOKU_TIME_LIMIT or #SUDOKU_CANCELLED, after which another call goes
 *          on where this one stopped; #SUDOKU_E_NULL */
SUDOKU_API sudoku_status sudoku_enumerator_next(sudoku_enumerator *enumerator,
                                                char solution[81]);

/** Frees an iterator.  NULL does nothing. */
SUDOKU_API void sudoku_enumerator_free(sudoku_enumerator *enumerator);

/** @} */
/* ------------------------------------------------------------------------- */
/** @defgroup pencilmarks Pencilmark puzzles as masks
 *  @{ */

/** Writes 81 candidate masks (0 to 511) as the 729 characters of a pencilmark
 *  puzzle.
 *  @return #SUDOKU_OK, #SUDOKU_E_NULL or #SUDOKU_E_MASK */
SUDOKU_API sudoku_status sudoku_pencilmarks_from_masks(const uint16_t masks[81],
                                                       char pencilmarks[729],
                                                       sudoku_error *error);

/** Reads a puzzle of either kind as 81 candidate masks.  A given becomes a mask of
 *  one bit, a blank of an 81-character puzzle 511: nothing is eliminated.
 *  @return #SUDOKU_OK, #SUDOKU_E_NULL, #SUDOKU_E_LENGTH, #SUDOKU_E_CHARACTER or
 *          #SUDOKU_E_SLOT */
SUDOKU_API sudoku_status sudoku_pencilmarks_to_masks(const char *puzzle, size_t length,
                                                     uint16_t masks[81], sudoku_error *error);

/** @} */
/* ------------------------------------------------------------------------- */
/** @defgroup batch Many puzzles in one call
 *  @{ */

/** Puzzles, and where their results go. */
typedef struct sudoku_batch {
  uint32_t struct_size; /**< Set by #SUDOKU_BATCH_INIT. */
  uint32_t threads;     /**< Threads to work with; 0: one per processor; at most 1024. */
  const char *puzzles;  /**< Records or text. */
  size_t puzzle_length; /**< Records: 81 or 729.  Text: 0. */
  size_t stride;        /**< Records: bytes from one to the next, at least
                             `puzzle_length`.  Text: unused. */
  size_t text_length;   /**< Text: its bytes.  Records: unused. */
  size_t count;         /**< Records: how many.  Text: how many lines the arrays
                             below have room for; at least sudoku_count_lines(). */
  uint64_t limit;       /**< Stop each puzzle after so many solutions: 1 solves,
                             2 tells whether there is exactly one, 0 counts all. */
  char *solutions;        /**< NULL, or `count` records of 81 characters. */
  size_t solution_stride; /**< Bytes from one to the next, at least 81. */
  uint64_t *counts;       /**< NULL, or `count` numbers of solutions found. */
  sudoku_status *statuses; /**< NULL, or `count` statuses. */
} sudoku_batch;

/** A sudoku_batch of nothing, to be filled in. */
#define SUDOKU_BATCH_INIT \
  { (uint32_t)sizeof(sudoku_batch), 0, NULL, 81, 81, 0, 0, 1, NULL, 81, NULL, NULL }

/** The number of lines of a text: how many results a batch over it has.  Lines end
 *  with LF, CR LF or CR; the last may lack its end.  0 if `text` is NULL. */
SUDOKU_API size_t sudoku_count_lines(const char *text, size_t length);

/** Solves or counts many puzzles with many threads; results stand in input order
 *  and do not depend on the number of threads.
 *
 *  A puzzle's own status is #SUDOKU_OK (exactly one solution; with limit 1: at
 *  least one), #SUDOKU_SEVERAL_SOLUTIONS, #SUDOKU_NO_SOLUTION, #SUDOKU_CONFLICT,
 *  #SUDOKU_NODE_LIMIT, #SUDOKU_TIME_LIMIT, or #SUDOKU_E_CHARACTER,
 *  #SUDOKU_E_SLOT, #SUDOKU_E_LENGTH where it cannot be read; a bad one does not
 *  stop the rest.  Its solution, the one that sudoku_solve() gives, is written if
 *  its count is not 0, else those bytes are left alone.  `puzzles` and `solutions`
 *  may be the same memory if their strides are equal.
 *
 *  In text each line is a puzzle of 81 or 729 characters, possibly after blanks;
 *  what follows it after a blank, tab, comma, semicolon or '#' is not read.  A line
 *  that is blank or begins with '#', ';' or "//" has status #SUDOKU_NO_PUZZLE.
 *
 *  @param batch    not NULL
 *  @param options  may be NULL; max_nodes holds for each puzzle, max_milliseconds
 *                  for the whole call.  SUDOKU_ORDER_LEXICOGRAPHIC gives the
 *                  smallest solution of each
 *  @param done     may be NULL; receives the number of puzzles finished.  Those not
 *                  reached have count 0 and the status that is returned
 *  @return #SUDOKU_OK when all were worked on, #SUDOKU_TIME_LIMIT,
 *          #SUDOKU_CANCELLED, or an error, before which nothing was done:
 *          #SUDOKU_E_LENGTH for a stride too small, more records than memory can
 *          hold or fewer than the text has lines; #SUDOKU_E_OPTION for too many threads.
 *          If threads or their memory cannot be had, fewer are used. */
SUDOKU_API sudoku_status sudoku_solve_batch(const sudoku_batch *batch,
                                            const sudoku_options *options, size_t *done);

/** @} */
/* ------------------------------------------------------------------------- */
/** @defgroup read Reading puzzles from text
 *  A reader takes bytes as they come, in pieces of any size, and hands out
 *  puzzles: lines of 81 or 729 characters and grids of nine rows with or without
 *  borders, with comments, a byte order mark, and any line ends.  It keeps no
 *  more than the lines of one puzzle.
 *  @code{.c}
 *    sudoku_record record = SUDOKU_RECORD_INIT;
 *    for (;;) {
 *      sudoku_status s = sudoku_reader_next(reader, &record);
 *      if (s == SUDOKU_END) break;
 *      if (s == SUDOKU_NEED_INPUT) {
 *        size_t n = fread(bytes, 1, sizeof bytes, file);
 *        if (n) sudoku_reader_feed(reader, bytes, n); else sudoku_reader_finish(reader);
 *      } else if (s == SUDOKU_OK) {
 *        use(record.puzzle, record.length);
 *      } else {
 *        complain(&record.error);
 *      }
 *    }
 *  @endcode
 *  @{ */

/** A reader of puzzles. */
typedef struct sudoku_reader sudoku_reader;

/** One puzzle read. */
typedef struct sudoku_record {
  uint32_t struct_size; /**< Set by #SUDOKU_RECORD_INIT. */
  uint32_t length;      /**< 81 or 729. */
  uint64_t line;        /**< Line on which the puzzle begins, from 1. */
  sudoku_error error;   /**< Filled if the record could not be read. */
  char puzzle[729];     /**< `length` characters; digits, and '.' for blanks. */
} sudoku_record;

/** A sudoku_record ready to be filled. */
#define SUDOKU_RECORD_INIT \
  { (uint32_t)sizeof(sudoku_record), 0, 0, { 0, -1, -1, 0, 0, 0, -1 }, { 0 } }

/** Makes a reader.
 *  @return #SUDOKU_OK, #SUDOKU_E_NULL or #SUDOKU_E_NO_MEMORY */
SUDOKU_API sudoku_status sudoku_reader_new(sudoku_reader **reader);

/** Frees a reader.  NULL does nothing. */
SUDOKU_API void sudoku_reader_free(sudoku_reader *reader);

/** Gives a reader more bytes, which are copied.
 *  @param bytes  may be NULL if `length` is 0
 *  @return #SUDOKU_OK, #SUDOKU_E_NULL, #SUDOKU_E_OPTION after
 *          sudoku_reader_finish(), or #SUDOKU_E_NO_MEMORY */
SUDOKU_API sudoku_status sudoku_reader_feed(sudoku_reader *reader, const char *bytes,
                                            size_t length);

/** Tells a reader that the input has ended.
 *  @return #SUDOKU_OK or #SUDOKU_E_NULL */
SUDOKU_API sudoku_status sudoku_reader_finish(sudoku_reader *reader);

/** Reads the next puzzle.
 *
 *  @param record  filled on #SUDOKU_OK; on #SUDOKU_E_LENGTH, #SUDOKU_E_CHARACTER
 *                 and #SUDOKU_E_SLOT its `line` and `error` are, and the next call
 *                 goes on behind the bad record
 *  @return #SUDOKU_OK, #SUDOKU_NEED_INPUT, #SUDOKU_END, one of the three above,
 *          #SUDOKU_E_NULL, #SUDOKU_E_STRUCT_SIZE or #SUDOKU_E_NO_MEMORY */
SUDOKU_API sudoku_status sudoku_reader_next(sudoku_reader *reader, sudoku_record *record);

/** @} */

#ifdef __cplusplus
}
#endif

#endif /* SUDOKU_SUDOKU_H */
