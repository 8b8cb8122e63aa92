#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Compiles the public header without warnings in every standard it promises.

    check_header.py CC CXX

with these compilers and with gcc and clang if they are there.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import project

C_STANDARDS = ("c99", "c11", "c17")
CXX_STANDARDS = ("c++11", "c++14", "c++17", "c++20")
WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Werror")

# Uses every initialiser, where warnings about missing fields would show.
PROGRAM = """
#include <sudoku/sudoku.h>

int main(void) {
  sudoku_stats stats = SUDOKU_STATS_INIT;
  sudoku_options options = SUDOKU_OPTIONS_INIT;
  sudoku_conflicts conflicts = SUDOKU_CONFLICTS_INIT;
  sudoku_verdict verdict = SUDOKU_VERDICT_INIT;
  sudoku_batch batch = SUDOKU_BATCH_INIT;
  sudoku_record record = SUDOKU_RECORD_INIT;
  options.stats = &stats;
  return (int)(options.struct_size + conflicts.struct_size + verdict.struct_size +
               batch.struct_size + record.struct_size + (uint32_t)SUDOKU_VERSION_NUMBER);
}
"""


def compilers(given, others):
    """Compilers that exist, each once."""
    seen = {}
    for name in (given, *others):
        path = shutil.which(name)
        if path:
            seen.setdefault(str(Path(path).resolve()), path)
    return list(seen.values())


def compile_with(compiler, language, standard, source):
    command = [compiler, "-x", language, f"-std={standard}", *WARNINGS, "-fsyntax-only",
               "-I", str(project.ROOT / "include"), str(source)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return [] if result.returncode == 0 else [f"{compiler} -std={standard}:\n{result.stderr}"]


def main():
    cc, cxx = sys.argv[1:]
    faults, checked = [], 0
    with tempfile.TemporaryDirectory() as folder:
        sources = []
        for header in project.files(".h", under="include/"):
            name = header.removeprefix("include/")
            source = Path(folder) / (name.replace("/", "_") + ".src")
            source.write_text(f"#include <{name}>\nint main(void) {{ return 0; }}\n")
            sources.append(source)
        program = Path(folder) / "program.src"
        program.write_text(PROGRAM)
        for source in (*sources, program):
            for language, standards, found in (
                    ("c", C_STANDARDS, compilers(cc, ("gcc", "clang"))),
                    ("c++", CXX_STANDARDS, compilers(cxx, ("g++", "clang++")))):
                for compiler in found:
                    for standard in standards:
                        faults += compile_with(compiler, language, standard, source)
                        checked += 1
    project.finish(faults, checked)


main()
