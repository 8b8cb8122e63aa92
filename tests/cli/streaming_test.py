#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Input of any length: answers come before it ends, memory stays the same."""

import os
import subprocess
import tempfile
import unittest

import tool

# The first batches grow to their full size within this many puzzles.
SMALL, LARGE = 40_000, 200_000

# Peak memory may differ this much between the two for reasons of the allocator.
SLACK_KILOBYTES = 8 * 1024


def write_puzzles(folder, count):
    path = os.path.join(folder, f"{count}.txt")
    with open(path, "w", encoding="ascii") as file:
        file.writelines([tool.EASY + "\n"] * count)
    return path


class Streaming(unittest.TestCase):
    def answer_at_once(self, args, text, answer):
        """Sends a puzzle and waits for its answer while the input is still open."""
        with tool.start(*args) as process:
            for _ in range(3):
                process.stdin.write(text)
                process.stdin.flush()
                self.assertEqual(process.stdout.readline(), answer)
            process.stdin.close()
            self.assertEqual(process.stdout.read(), b"")
            self.assertEqual(process.wait(tool.SOON), 0)

    def test_a_solution_comes_before_the_input_ends(self):
        line = tool.EASY.encode() + b"\n"
        solution = tool.EASY_SOLVED.encode() + b"\n"
        self.answer_at_once(["solve"], line, solution)
        self.answer_at_once(["solve", "--threads", "2"], line, solution)
        self.answer_at_once(["count"], line, b"1\n")
        self.answer_at_once(["check"], line, b"unique " + solution)
        self.answer_at_once(["enumerate"], line, solution)

    def test_a_grid_is_answered_with_its_last_row(self):
        rows = "".join(tool.EASY[i:i + 9] + "\n" for i in range(0, 81, 9))
        self.answer_at_once(["solve"], rows.encode(), tool.EASY_SOLVED.encode() + b"\n")

    def test_a_line_in_pieces(self):
        with tool.start("solve") as process:
            for byte in tool.EASY.encode() + b"\n":
                process.stdin.write(bytes([byte]))
                process.stdin.flush()
            self.assertEqual(process.stdout.readline(), tool.EASY_SOLVED.encode() + b"\n")
            process.stdin.close()
            self.assertEqual(process.wait(tool.SOON), 0)

    def test_solutions_come_before_the_search_ends(self):
        with tool.start("enumerate", tool.EMPTY, stdin=subprocess.DEVNULL) as process:
            first = process.stdout.readline().decode().strip()
            self.assertTrue(tool.is_solution(first, tool.EMPTY))
            process.terminate()
            process.communicate(timeout=tool.SOON)
            self.assertEqual(process.returncode, 143)

    def test_every_line_has_its_answer_in_order(self):
        lines = [tool.EASY, tool.EASY_SOLVED, "# none", tool.EASY[:-1] + "8"] * 10_000
        result = tool.run("count", text="\n".join(lines).encode())
        self.assertEqual(result.stdout.split(), [b"1", b"1", b"0"] * 10_000)

    @unittest.skipIf(tool.SANITIZED, "memory is not bounded with sanitizers")
    def test_memory_does_not_grow_with_the_input(self):
        with tempfile.TemporaryDirectory() as folder:
            small, large = (write_puzzles(folder, count) for count in (SMALL, LARGE))
            for args in (["solve"], ["check", "--json"]):
                least = tool.peak_kilobytes(*args, path=small)
                most = tool.peak_kilobytes(*args, path=large)
                self.assertLess(most, least + SLACK_KILOBYTES, args)
                self.assertLess(most, 100 * 1024, args)

    @unittest.skipIf(tool.SANITIZED, "memory is not bounded with sanitizers")
    def test_memory_does_not_grow_with_a_line(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "line.txt")
            with open(path, "wb") as file:
                for _ in range(64):
                    file.write(b"." * (1 << 20))
            self.assertLess(tool.peak_kilobytes("solve", path=path), 32 * 1024)


if __name__ == "__main__":
    tool.main()
