#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Writes cases.tsv: puzzles with the answers that an exact-cover search in this
file gives.  It shares nothing with the library.

    ./make_cases.py > cases.tsv
"""
import random
import sys

CAP = 3000  # solutions are counted up to this many

LEETCODE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

HAND_MADE = [
    # name, puzzle
    ("the sample of LeetCode 37", LEETCODE),
    ("the second example of LeetCode 36", "8" + LEETCODE[1:]),
    ("the empty grid", "." * 81),
    ("one given", "." * 40 + "1" + "." * 40),
    ("two equal givens in a row", "7......7." + "." * 72),
    ("two equal givens in a column", "7" + "." * 71 + "7" + "." * 8),
    ("two equal givens in a box only", "7" + "." * 9 + "7" + "." * 70),
    ("equal givens that do not see each other", "7" + "." * 12 + "7" + "." * 67),
    ("a cell without candidates", ".876543212........3........4........5........6........7........8........9........"),
    ("a digit without a place in a row", "12345678." + "." * 8 + "9" + "." * 63),
    ("no solution, from 17 givens", ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."),
    ("one solution, from 17 givens", "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
    ("a first row of nine blanks", "..........9..1..3...6.2.7.....3.4...21.....98...........25.64...8.....1.........."),
    ("hard for people and for logic", ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."),
    ("hard for people", "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."),
    ("an even square of givens", "..3......4...8..36..83..1...4..6..73...9...1......2.....4.7..686........7.....5.."),
]


def house_names(cell, digit):
    row, column = divmod(cell, 9)
    box = row // 3 * 3 + column // 3
    return (("c", cell), ("row", row, digit), ("column", column, digit), ("box", box, digit))


def candidates_of(text):
    if len(text) == 729:
        return [[d for d in range(9) if text[9 * cell + d] != "."] for cell in range(81)]
    return [list(range(9)) if c == "." else [int(c) - 1] for c in text]


class ExactCover:
    """Each cell one digit, each house each digit: the constraint with the fewest ways
    left is tried first."""

    def __init__(self, text):
        self.columns = {}
        self.rows = {}
        for cell in range(81):
            for digit in range(9):
                for name in house_names(cell, digit):
                    self.columns.setdefault(name, set())
        for cell, digits in enumerate(candidates_of(text)):
            for digit in digits:
                self.rows[cell, digit] = house_names(cell, digit)
                for name in self.rows[cell, digit]:
                    self.columns[name].add((cell, digit))
        self.chosen = []

    def solutions(self):
        if not self.columns:
            grid = [""] * 81
            for cell, digit in self.chosen:
                grid[cell] = str(digit + 1)
            yield "".join(grid)
            return
        name = min(self.columns, key=lambda n: (len(self.columns[n]), n))
        for row in sorted(self.columns[name]):
            self.chosen.append(row)
            removed = self.cover(row)
            yield from self.solutions()
            self.uncover(row, removed)
            self.chosen.pop()

    def cover(self, row):
        removed = []
        for name in self.rows[row]:
            for other in self.columns[name]:
                for other_name in self.rows[other]:
                    if other_name != name:
                        self.columns[other_name].discard(other)
            removed.append(self.columns.pop(name))
        return removed

    def uncover(self, row, removed):
        for name in reversed(self.rows[row]):
            self.columns[name] = removed.pop()
            for other in self.columns[name]:
                for other_name in self.rows[other]:
                    if other_name != name:
                        self.columns[other_name].add(other)


def solve(text, cap=CAP):
    found = []
    for solution in ExactCover(text).solutions():
        found.append(solution)
        if len(found) == cap:
            break
    return found


def conflicts_of(text):
    digits = [c[0] if len(c) == 1 else None for c in candidates_of(text)]
    cells = set()
    for a in range(81):
        for b in range(a):
            if digits[a] is None or digits[a] != digits[b]:
                continue
            if set(house_names(a, digits[a])) & set(house_names(b, digits[b])):
                cells |= {a, b}
    return sorted(cells)


def pencilmarks(grid):
    return "".join(
        "".join(str(d + 1) if d in digits else "." for d in range(9))
        for digits in candidates_of(grid)
    )


def random_grid(rng):
    first = rng.sample("123456789", 9)
    cells = list("." * 81)
    for at, digit in enumerate(first):
        cells[at * 10] = digit
    text = "".join(cells)
    while True:
        free = [c for c in range(81) if text[c] == "."]
        if not free:
            return text
        cell = rng.choice(free)
        digit = rng.choice("123456789")
        tried = text[:cell] + digit + text[cell + 1:]
        found = solve(tried, 2)
        if len(found) == 1:
            return found[0]
        if len(found) == 2:
            text = tried


def minimal_puzzle(grid, rng):
    text = grid
    for cell in rng.sample(range(81), 81):
        less = text[:cell] + "." + text[cell + 1:]
        if len(solve(less, 2)) == 1:
            text = less
    return text


def minimal_pencilmarks(grid, rng, stop_at):
    """All candidates less as few as one solution needs: a puzzle without givens."""
    marks = [i for i in range(729) if str(i % 9 + 1) != grid[i // 9]]
    rng.shuffle(marks)
    removed = set(marks)
    for count, mark in enumerate(marks):
        if count == stop_at:
            break
        removed.discard(mark)
        if len(solve(without(removed), 2)) != 1:
            removed.add(mark)
    return without(removed)


def without(removed):
    return "".join("." if i in removed else str(i % 9 + 1) for i in range(729))


def swap_cells(grid, a, b):
    cells = list(grid)
    cells[a], cells[b] = cells[b], cells[a]
    return "".join(cells)


def generated_cases():
    for seed in range(6):
        rng = random.Random(seed)
        grid = random_grid(rng)
        puzzle = minimal_puzzle(grid, rng)
        givens = [c for c in range(81) if puzzle[c] != "."]
        blanks = [c for c in range(81) if puzzle[c] == "."]
        yield f"minimal, seed {seed}", puzzle
        for less in (1, 2, 3):
            cells = set(rng.sample(givens, less))
            text = "".join("." if c in cells else puzzle[c] for c in range(81))
            yield f"the same less {less}", text
        cell = rng.choice(blanks)
        wrong = rng.choice([d for d in "123456789" if d != grid[cell]])
        yield "the same with a wrong digit", puzzle[:cell] + wrong + puzzle[cell + 1:]
        yield "its solution", grid
        yield "its solution, two cells exchanged", swap_cells(grid, 40, 44)
        yield "its solution less a row", grid[:27] + "." * 9 + grid[36:]
    rng = random.Random(100)
    grid = solve(LEETCODE)[0]
    yield "pencilmarks of the sample", pencilmarks(LEETCODE)
    yield "pencilmarks of its solution", pencilmarks(grid)
    yield "pencilmarks of a conflict", pencilmarks("55" + LEETCODE[2:])
    yield "all pencilmarks", pencilmarks("." * 81)
    yield "no pencilmarks", "." * 729
    marks = pencilmarks(LEETCODE)
    yield "a cell without pencilmarks", marks[:360] + "." * 9 + marks[369:]
    for stop_at in (60, 150, 300):
        puzzle = minimal_pencilmarks(grid, rng, stop_at)
        yield f"pencilmarks without givens, {stop_at}", puzzle
        gone = [i for i in range(729) if puzzle[i] == "."]
        back = set(rng.sample(gone, 12))
        yield "the same with twelve more", "".join(
            str(i % 9 + 1) if i in back else puzzle[i] for i in range(729))


def row_of(name, text):
    conflicts = conflicts_of(text)
    found = [] if conflicts else solve(text)
    verdict = ("conflict" if conflicts else
               ("none", "unique")[len(found)] if len(found) < 2 else "several")
    count = f">{CAP - 1}" if len(found) == CAP else str(len(found))
    cells = " ".join(f"r{c // 9 + 1}c{c % 9 + 1}" for c in conflicts)
    answer = cells or (found[0] if len(found) == 1 else "-")
    return "\t".join((text, verdict, count, answer, name))


def main():
    print("# SPDX-FileCopyrightText: 2026 The libsudoku authors")
    print("# SPDX-License-Identifier: MIT")
    print("# puzzle (81 or 729 characters), verdict (conflict, none, unique, several),")
    print("# solutions (>N: at least N+1), the solution or the cells in conflict or -, remark")
    for name, text in [*HAND_MADE, *generated_cases()]:
        print(row_of(name, text))
        sys.stdout.flush()


if __name__ == "__main__":
    sys.setrecursionlimit(5000)
    main()
