#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Every source file on disk is compiled: none was forgotten in a CMakeLists.txt.

    check_sources.py COMPILE_COMMANDS.JSON

A folder of which nothing is compiled was switched off, except lib/.  Kernels for other
processors are to be named in lib/CMakeLists.txt.
"""

import json
import re
import sys
from pathlib import Path

import project

FOLDERS = ("lib/", "tools/", "tests/unit/", "tests/c_api/", "tests/fuzz/")


def main():
    database = Path(sys.argv[1])
    if not database.exists():
        project.skip("this generator writes no compile_commands.json")
    compiled = set()
    for entry in json.loads(database.read_text()):
        path = Path(entry["directory"], entry["file"]).resolve()
        if path.is_relative_to(project.ROOT):
            compiled.add(str(path.relative_to(project.ROOT)))
    kernels = re.findall(r"sudoku_add_kernel\((\w+)", project.read("lib/CMakeLists.txt"))
    named = {f"lib/simd/{kernel}/kernel.cpp" for kernel in kernels}

    faults, checked = [], 0
    for folder in FOLDERS:
        sources = project.files(".c", ".cpp", under=folder)
        if folder != "lib/" and not compiled.intersection(sources):
            print(f"{folder} is switched off")
            continue
        faults += [f"{name} is in no CMakeLists.txt" for name in sources
                   if name not in compiled | named]
        checked += len(sources)
    project.finish(faults, checked)


main()
