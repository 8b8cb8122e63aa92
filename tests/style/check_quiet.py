#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""The library does not print, does not end the process, and does not use streams."""

import re

import project

CALLS = re.compile(
    r"\b(?:std::)?(?:[fsv]?n?printf|vf?printf|f?puts|f?putc|putchar|perror|abort|exit|_exit|_Exit|"
    r"quick_exit|terminate|raise|syslog)\s*\(|\bstd::(?:cout|cerr|clog)\b")
HEADERS = re.compile(r"#\s*include\s*<(?:iostream|ostream|istream|fstream|sstream|iomanip|"
                     r"cstdio|stdio\.h|print|syncstream)>")


def faults_of(name):
    code = project.without_comments(project.read(name))
    for number, line in enumerate(code.split("\n"), 1):
        for pattern in (CALLS, HEADERS):
            match = pattern.search(line)
            if match:
                yield f"{name}:{number}: {match.group(0)}"


def main():
    names = project.files(".cpp", ".hpp", under="lib/")
    project.finish([fault for name in names for fault in faults_of(name)], len(names))


main()
