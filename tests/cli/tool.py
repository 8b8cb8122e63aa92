# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""What the tests of sudokutool share."""

import os
import subprocess
import unittest

PROGRAM = os.path.abspath(os.environ.get("SUDOKUTOOL", "sudokutool"))

# Sanitizers keep freed memory and are slow: bounds of memory mean nothing there.
SANITIZED = os.environ.get("SUDOKUTOOL_SANITIZED", "") not in ("", "0", "OFF")

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
EASY_SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
EMPTY = "." * 81

# Generous: the machine may be busy with other tests.
SOON = 30.0

EXIT_UNREADABLE, EXIT_STOPPED, EXIT_FAILED, EXIT_INTERRUPTED = 3, 4, 5, 130


def start(*args, **more):
    """The program, running, with pipes for all three streams unless said otherwise."""
    streams = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([PROGRAM, *args], **{**streams, **more})


def run(*args, text=b"", **more):
    """The finished program: returncode, stdout, stderr."""
    return subprocess.run([PROGRAM, *args], input=text, capture_output=True, check=False,
                          timeout=10 * SOON, **more)


def peak_kilobytes(*args, path):
    """The most memory that the program held while it read the file."""
    with open(path, "rb") as stdin:
        process = start(*args, stdin=stdin, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_maxrss


def is_solution(grid, puzzle):
    """A complete grid that obeys the rules and keeps the givens."""
    digits = set("123456789")
    rows = [grid[9 * r:9 * r + 9] for r in range(9)]
    columns = [grid[c::9] for c in range(9)]
    boxes = ["".join(rows[r + i][c:c + 3] for i in range(3))
             for r in (0, 3, 6) for c in (0, 3, 6)]
    return (len(grid) == 81 and all(set(house) == digits for house in rows + columns + boxes)
            and all(given in (".", "0", digit) for given, digit in zip(puzzle, grid)))


def main():
    unittest.main(verbosity=2)
