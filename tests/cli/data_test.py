#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Larger lists, from the folder that the environment variable SUDOKU_TEST_DATA names.

17clue.txt  the puzzles with 17 givens, each with one solution
serg.txt    puzzles with several solutions
cases.tsv   puzzle, verdict, number of solutions (">N": more than N), and the
            solution or the cells in conflict ("-": not told)
"""

import json
import os
import sys
import unittest

import tool

FOLDER = os.environ.get("SUDOKU_TEST_DATA", "")
SKIPPED = 77  # what CTest shows as skipped


def path_of(name):
    path = os.path.join(FOLDER, name)
    if not FOLDER or not os.path.exists(path):
        raise unittest.SkipTest(f"{name} is not there: SUDOKU_TEST_DATA is '{FOLDER}'")
    return path


def lines_of(path):
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n") for line in file if line.strip() and not line.startswith("#")]


class Lists(unittest.TestCase):
    def test_seventeen_clues(self):
        path = path_of("17clue.txt")
        puzzles = lines_of(path)
        result = tool.run("solve", path)
        solutions = result.stdout.decode().splitlines()
        self.assertEqual((result.returncode, len(solutions)), (0, len(puzzles)))
        for puzzle, solution in zip(puzzles, solutions):
            self.assertTrue(tool.is_solution(solution, puzzle[:81]), puzzle)

    def test_seventeen_clues_have_one_solution(self):
        path = path_of("17clue.txt")
        counts = tool.run("count", "--limit", "2", path).stdout.split()
        self.assertEqual(counts, [b"1"] * len(lines_of(path)))

    def test_several_solutions(self):
        path = path_of("serg.txt")
        counts = tool.run("count", "--limit", "2", path).stdout.split()
        self.assertEqual(counts, [b"2"] * len(lines_of(path)))

    def test_several_solutions_differ_where_it_is_said(self):
        path = path_of("serg.txt")
        puzzles = lines_of(path)
        for puzzle, line in zip(puzzles, tool.run("check", path).stdout.decode().splitlines()):
            word, one, other, cell = line.split()
            self.assertEqual(word, "several")
            self.assertTrue(tool.is_solution(one, puzzle[:81]))
            self.assertTrue(tool.is_solution(other, puzzle[:81]))
            differ = next(i for i in range(81) if one[i] != other[i])
            self.assertEqual(cell, f"r{differ // 9 + 1}c{differ % 9 + 1}")

    def test_cases(self):
        for line in lines_of(path_of("cases.tsv")):
            puzzle, verdict, count, detail = line.split("\t")
            with self.subTest(puzzle):
                self.check_verdict(puzzle, verdict, detail)
                self.check_count(puzzle, count)

    def check_verdict(self, puzzle, verdict, detail):
        answer = json.loads(tool.run("check", "--json", puzzle).stdout)
        self.assertEqual(answer["status"], verdict)
        if verdict == "conflict":
            self.assertEqual(answer["conflict_cells"], detail.split())
        elif detail != "-":
            self.assertEqual(answer["solution"], detail)

    def check_count(self, puzzle, count):
        limit = int(count.lstrip(">")) + 1
        counted = int(tool.run("count", "--limit", str(limit), puzzle).stdout)
        self.assertEqual(counted, limit if count.startswith(">") else int(count))


if __name__ == "__main__":
    if not os.path.isdir(FOLDER):
        print(f"skipped: SUDOKU_TEST_DATA is '{FOLDER}', which is no folder")
        sys.exit(SKIPPED)
    tool.main()
