#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Every public function and status is described in docs/api/ and used in tests/c_api/."""

import re

import project


def names_in(folder, suffix):
    text = "\n".join(project.read(name) for name in project.files(suffix, under=folder))
    return set(re.findall(r"\b(?:sudoku|SUDOKU)_\w+", text))


def main():
    header = project.without_comments(project.read("include/sudoku/sudoku.h"))
    statuses = re.findall(r"^\s*(SUDOKU_\w+) = -?\d+,?", header, re.M)
    names = [*project.public_functions(), *statuses]
    faults = []
    for folder, suffix in (("docs/api/", ".md"), ("tests/c_api/", (".c", ".h"))):
        found = set()
        for each in (suffix,) if isinstance(suffix, str) else suffix:
            found |= names_in(folder, each)
        faults += [f"{folder} does not name {name}" for name in names if name not in found]
    project.finish(faults, len(names))


main()
