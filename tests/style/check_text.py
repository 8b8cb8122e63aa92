#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Rules for every text of the project: ASCII, no tabs or trailing blanks, a last end of
line, and no path of the machine it was written on."""

import re

import project

# Written so that this file does not match itself.
MACHINE_PATH = re.compile(r"(?<![\w.$}])/(?:hom[e]|roo[t]|tm[p]|wor[k]|User[s]|workspac[e])/\w")


def faults_of(name):
    text = project.read(name)
    for number, line in enumerate(text.split("\n"), 1):
        if not line.isascii():
            yield f"{name}:{number}: not ASCII"
        if line != line.rstrip() and not name.startswith("tests/cli/"):
            yield f"{name}:{number}: blanks at the end"
        if "\t" in line and name.endswith((".c", ".h", ".cpp", ".hpp", ".py", ".cmake", ".sh")):
            yield f"{name}:{number}: a tab"
        if MACHINE_PATH.search(line):
            yield f"{name}:{number}: a path of one machine"
    if text and not text.endswith("\n"):
        yield f"{name}: the last line does not end"


def main():
    names = project.text_files()
    project.finish([fault for name in names for fault in faults_of(name)], len(names))


main()
