#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Ends that nobody planned: signals, broken pipes, full disks, limits."""

import json
import os
import signal
import subprocess
import time
import unittest

import tool

# After a signal the search returns within milliseconds; a busy machine needs more.
PROMPTLY = 5.0

# Loose enough that counting all its solutions takes longer than anybody waits.
ENDLESS = ["count", "--limit", "0", tool.EMPTY]


def wait_until_it_computes(process):
    """Until it has used some processor time: its handlers are set by then."""
    ticks = os.sysconf("SC_CLK_TCK")
    while True:
        with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
            if int(file.read().rsplit(")", 1)[1].split()[11]) >= 0.2 * ticks:
                return
        time.sleep(0.02)


class Signals(unittest.TestCase):
    def interrupted(self, process, number=signal.SIGINT):
        """Sends the signal; the exit code must come promptly, and be the shell's."""
        sent = time.monotonic()
        process.send_signal(number)
        out, err = process.communicate(timeout=tool.SOON)
        self.assertLess(time.monotonic() - sent, PROMPTLY)
        self.assertEqual(process.returncode, 128 + number)
        return out, err

    def test_ctrl_c_stops_a_search(self):
        for args in (ENDLESS, [*ENDLESS, "--json"], [*ENDLESS, "--json", "--stats"]):
            with tool.start(*args, stdin=subprocess.DEVNULL) as process:
                wait_until_it_computes(process)
                out, err = self.interrupted(process)
                self.assertIn(b"sudokutool: interrupted", err)
                self.assertEqual(len(out.splitlines()), 1)

    def test_kill_stops_a_search(self):
        with tool.start(*ENDLESS, stdin=subprocess.DEVNULL) as process:
            wait_until_it_computes(process)
            self.interrupted(process, signal.SIGTERM)

    def test_ctrl_c_stops_waiting_for_input(self):
        with tool.start("solve") as process:
            process.stdin.write(tool.EASY.encode() + b"\n")
            process.stdin.flush()
            self.assertEqual(process.stdout.readline(), tool.EASY_SOLVED.encode() + b"\n")
            process.send_signal(signal.SIGINT)
            # The input is still open: only the signal can end it.
            self.assertEqual(process.wait(tool.SOON), tool.EXIT_INTERRUPTED)
            self.assertEqual(process.stdout.read(), b"")

    def test_what_was_answered_is_written(self):
        text = (tool.EASY + "\n") * 50 + tool.EMPTY + "\n"
        with tool.start("count", "--limit", "0", "--threads", "1") as process:
            process.stdin.write(text.encode())
            process.stdin.close()
            process.stdin = None
            wait_until_it_computes(process)
            out, _ = self.interrupted(process)
            lines = out.splitlines()
            self.assertEqual(lines[:50], [b"1"] * 50)
            self.assertRegex(lines[50], rb"^>=\d+$")

    def test_an_enumeration_ends_with_a_whole_line(self):
        with tool.start("enumerate", tool.EMPTY, stdin=subprocess.DEVNULL) as process:
            process.stdout.readline()
            out, _ = self.interrupted(process)
            self.assertTrue(out.endswith(b"\n"))
            self.assertEqual(len(out.splitlines()[-1]), 81)

    def test_a_search_in_a_batch_of_several_threads(self):
        text = (tool.EMPTY + "\n") * 8
        with tool.start("count", "--limit", "0", "--threads", "3") as process:
            process.stdin.write(text.encode())
            process.stdin.close()
            process.stdin = None
            wait_until_it_computes(process)
            self.interrupted(process)


class Output(unittest.TestCase):
    def test_a_broken_pipe_ends_it_quietly(self):
        for args in (["enumerate", tool.EMPTY], ["enumerate", "--json", tool.EMPTY]):
            with tool.start(*args, stdin=subprocess.DEVNULL) as process:
                process.stdout.readline()
                process.stdout.close()
                self.assertEqual(process.wait(tool.SOON), 0)
                self.assertEqual(process.stderr.read(), b"")

    def test_a_reader_that_never_was(self):
        read_end, write_end = os.pipe()
        os.close(read_end)
        with tool.start("solve", tool.EASY, stdout=write_end) as process:
            os.close(write_end)
            self.assertEqual(process.wait(tool.SOON), 0)
            self.assertEqual(process.stderr.read(), b"")

    @unittest.skipUnless(os.path.exists("/dev/full"), "no /dev/full here")
    def test_a_full_disk_is_reported(self):
        for args in (["solve", tool.EASY], ["enumerate", tool.EMPTY], ["kernels"], ["--help"],
                     ["--version"]):
            with open("/dev/full", "wb") as full:
                with tool.start(*args, stdout=full, stdin=subprocess.DEVNULL) as process:
                    self.assertEqual(process.wait(tool.SOON), tool.EXIT_FAILED, args)
                    self.assertIn(b"cannot write standard output", process.stderr.read())

    def test_a_closed_output_is_reported(self):
        command = ["sh", "-c", 'exec "$0" "$@" >&-', tool.PROGRAM, "solve", tool.EASY]
        result = subprocess.run(command, capture_output=True, check=False, timeout=tool.SOON)
        self.assertEqual(result.returncode, tool.EXIT_FAILED)
        self.assertIn(b"cannot write standard output", result.stderr)


class Limits(unittest.TestCase):
    def test_a_timeout_ends_a_search(self):
        began = time.monotonic()
        result = tool.run("count", "--timeout", "0.3", "--limit", "0", tool.EASY,
                          *[tool.EMPTY] * 50)
        self.assertLess(time.monotonic() - began, PROMPTLY)
        self.assertEqual(result.returncode, tool.EXIT_STOPPED)
        lines = result.stdout.splitlines()
        self.assertEqual(lines[0], b"1")
        # What was not reached has no line, save for the first such puzzle.
        self.assertLess(len(lines), 50)
        self.assertIn(b"sudokutool: stopped by --timeout", result.stderr)

    def test_a_timeout_ends_the_wait_for_input(self):
        with tool.start("solve", "--timeout", "0.3") as process:
            process.stdin.write(tool.EASY.encode() + b"\n")
            process.stdin.flush()
            self.assertEqual(process.stdout.readline(), tool.EASY_SOLVED.encode() + b"\n")
            self.assertEqual(process.wait(tool.SOON), tool.EXIT_STOPPED)

    def test_the_nodes_of_each_puzzle_add_up(self):
        puzzles = [tool.EASY, tool.EASY_SOLVED, tool.EMPTY]
        objects = [json.loads(line) for line in
                   tool.run("solve", "--json", "--stats", *puzzles).stdout.splitlines()]
        total = sum(item["nodes"] for item in objects)
        self.assertIn(f" {total} nodes,".encode(), tool.run("solve", "--stats", *puzzles).stderr)

    def test_any_number_of_threads_gives_the_same_bytes(self):
        lines = [tool.EASY, "junk", tool.EMPTY, tool.EASY_SOLVED, tool.EASY[:-1] + "8"] * 300
        text = "\n".join(lines).encode()
        for command in (["solve"], ["count"], ["check"], ["check", "--json", "--stats"]):
            one = tool.run(*command, "--threads", "1", text=text)
            self.assertEqual(one.returncode, tool.EXIT_UNREADABLE)
            for threads in ("2", "3", "8"):
                many = tool.run(*command, "--threads", threads, text=text)
                self.assertEqual(many.stdout, one.stdout)
                self.assertEqual(many.stderr, one.stderr)


if __name__ == "__main__":
    tool.main()
