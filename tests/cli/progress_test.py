#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""The progress display: shown for long work on a terminal, and nowhere else."""

import os
import pty
import subprocess
import tempfile
import unittest

import tool

# Longer than the second during which nothing is shown.
LONG = ["count", "--limit", "0", "--timeout", "2.5", tool.EMPTY]


def with_terminal(*args):
    """What the program writes to a terminal as its standard error, and its exit code."""
    master, slave = pty.openpty()
    with tool.start(*args, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                    stderr=slave) as process:
        os.close(slave)
        screen = b""
        try:
            while more := os.read(master, 4096):
                screen += more
        except OSError:
            pass  # how Linux says that the other side has closed
        os.close(master)
        return screen, process.wait(tool.SOON)


class Progress(unittest.TestCase):
    def test_long_work_on_a_terminal_shows_it(self):
        screen, code = with_terminal(*LONG)
        self.assertEqual(code, tool.EXIT_STOPPED)
        self.assertRegex(screen, rb"\r[^\r]* puzzles  [^\r]*/s  0:0[12]")
        # The line is gone before the last message.
        self.assertTrue(screen.endswith(b"\r\x1b[Ksudokutool: stopped by --timeout\r\n"), screen)

    def test_short_work_shows_nothing(self):
        self.assertEqual(with_terminal("solve", tool.EASY), (b"", 0))

    def test_no_progress_means_none(self):
        for option in ("--no-progress", "--quiet"):
            screen, _ = with_terminal(*LONG, option)
            self.assertNotIn(b"puzzles", screen)

    def test_without_a_terminal_it_must_be_asked_for(self):
        self.assertNotIn(b"puzzles", tool.run(*LONG).stderr)
        lines = tool.run(*LONG, "--progress").stderr.splitlines()
        self.assertRegex(lines[0], rb"^100%  81 B of 81 B  0 puzzles  0 /s  0:01$")

    def test_a_file_has_a_percentage(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.txt")
            with open(path, "w", encoding="ascii") as file:
                file.write((tool.EASY + "\n") * 3 + tool.EMPTY + "\n")
            result = tool.run(*LONG[:-1], "--progress", path)
        self.assertRegex(result.stderr.splitlines()[0], rb"^ *\d+%  328 B of 328 B  \d puzzles")


if __name__ == "__main__":
    tool.main()
