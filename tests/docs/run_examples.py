#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Compiles and runs the C programs of the documents.

A program is a ```c block with a main(); the ```text block behind it is what it prints.
Every page below docs/api/ has one at least, and so has the README.

    run_examples.py --cc CC --library LIBRARY
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FLAGS = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)


def programs(page):
    """Pairs of a program and its output, with the line where the program begins."""
    text = page.read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(text))
    for block, following in zip(blocks, [*blocks[1:], None]):
        if block.group(1) != "c" or not re.search(r"\bmain\s*\(", block.group(2)):
            continue
        output = None
        if following and following.group(1) == "text":
            output = following.group(2)
        yield text.count("\n", 0, block.start()) + 2, block.group(2), output


def run_program(args, code, folder):
    """What a program prints, or what went wrong with it."""
    source, program = folder / "example.c", folder / "example"
    source.write_text(code)
    library = args.library.resolve()
    result = subprocess.run(
        [args.cc, *FLAGS, "-I", str(ROOT / "include"), str(source), "-o", str(program),
         str(library), "-lstdc++", "-lm", "-pthread"],
        capture_output=True, text=True, check=False)
    if result.returncode != 0:
        return None, result.stderr
    result = subprocess.run([str(program)], capture_output=True, text=True, check=False,
                            timeout=60, cwd=folder, stdin=subprocess.DEVNULL,
                            env={**os.environ, "LD_LIBRARY_PATH": str(library.parent)})
    if result.returncode != 0:
        return None, f"exit status {result.returncode}\n{result.stdout}{result.stderr}"
    return result.stdout, ""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cc", required=True)
    parser.add_argument("--library", required=True, type=Path)
    args = parser.parse_args()

    faults, count = [], 0
    must_have = [ROOT / "README.md", *sorted((ROOT / "docs/api").glob("*.md"))]
    pages = dict.fromkeys([*must_have, *sorted((ROOT / "docs").rglob("*.md"))])
    for page in pages:
        name = page.relative_to(ROOT)
        found = list(programs(page))
        if not found and page in must_have and page.name != "README.md":
            faults.append(f"{name}: no example")
        for line, code, wanted in found:
            count += 1
            if wanted is None:
                faults.append(f"{name}:{line}: no text block shows what it prints")
                continue
            with tempfile.TemporaryDirectory() as folder:
                printed, problem = run_program(args, code, Path(folder))
            if problem:
                faults.append(f"{name}:{line}: {problem}")
            elif printed != wanted:
                faults.append(f"{name}:{line}: prints\n{printed}instead of\n{wanted}")
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults or not count:
        sys.exit(f"{len(faults)} faults in {count} programs")
    print(f"{count} programs")


main()
