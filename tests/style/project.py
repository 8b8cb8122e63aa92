# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""What the style checks share: the files of the project and how faults are told."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# CTest takes this exit status as "skipped" (SKIP_RETURN_CODE).
SKIPPED = 77

# Files that are not text, or that are odd on purpose.
NOT_TEXT = ("tests/fuzz/corpus/", "tests/data/")


def files(*suffixes, under=""):
    """Paths of the project's files, relative to its root, sorted."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, check=False)
    if listing.returncode == 0:
        names = listing.stdout.decode().split("\0")
    else:  # an unpacked archive
        names = [str(path.relative_to(ROOT)) for path in ROOT.rglob("*")
                 if not path.relative_to(ROOT).parts[0].startswith(("build", ".git"))]
    names = sorted({name for name in names
                    if name.startswith(under) and (ROOT / name).is_file()})
    return [name for name in names if not suffixes or name.endswith(suffixes)]


def text_files():
    return [name for name in files() if not name.startswith(NOT_TEXT)]


def read(name):
    return (ROOT / name).read_text(encoding="utf-8", errors="surrogateescape")


def without_comments(code):
    """C or C++ without comments and string contents; lines keep their numbers."""
    def blank(match):
        text = match.group(0)
        if text.startswith(('"', "'")):
            return text[0] * 2
        return re.sub(r"[^\n]", " ", text)
    return re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|(?<![\w])\'(?:\\.|[^\'\\\n])*\'',
                  blank, code, flags=re.S)


def public_functions():
    """Names of the functions that the public header declares, in its order."""
    header = without_comments(read("include/sudoku/sudoku.h"))
    return re.findall(r"SUDOKU_API[^;]*?\b(sudoku_\w+)\s*\(", header)


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(SKIPPED)


def finish(faults, checked):
    """Ends a check: lists the faults, or says what was looked at."""
    for fault in faults:
        print(fault, file=sys.stderr)
    if faults:
        sys.exit(f"{len(faults)} faults")
    if not checked:
        sys.exit("nothing was checked")
    print(f"{checked} checked")
