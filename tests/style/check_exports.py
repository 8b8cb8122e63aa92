#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""The shared library exports the names of exported_symbols.txt and nothing else, the
header declares the same ones, and the library needs no other library than the C and
C++ runtime.

    check_exports.py LIBRARY SONAME
"""

import re
import subprocess
import sys
from pathlib import Path

import project

LIST = "tests/style/exported_symbols.txt"
RUNTIME = re.compile(r"lib(stdc\+\+|c\+\+|c\+\+abi|gcc_s|unwind|c|m|pthread)\.so(\.\d+)?$|ld-linux.*")


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def differences(what, names, wanted):
    yield from (f"{what}: {name} is not in {LIST}" for name in sorted(names - wanted))
    yield from (f"{what}: {name} of {LIST} is missing" for name in sorted(wanted - names))


def main():
    library, soname = sys.argv[1:]
    lines = [line for line in project.read(LIST).splitlines() if line and line[0] != "#"]
    wanted = set(lines)
    faults = [] if lines == sorted(wanted) else [f"{LIST} is not sorted"]

    exported = {line.split()[-1] for line in run("nm", "-D", "--defined-only", library).splitlines()}
    faults += differences(Path(library).name, exported, wanted)
    faults += differences("sudoku.h", set(project.public_functions()), wanted)

    dynamic = run("readelf", "-d", "--wide", library)
    faults += [f"{Path(library).name} needs {needed}"
               for needed in re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic)
               if not RUNTIME.fullmatch(needed)]
    if f"[{soname}]" not in dynamic:
        faults.append(f"{Path(library).name}: its soname is not {soname}")
    for flag in ("BIND_NOW", "NOW"):
        if flag in dynamic:
            break
    else:
        faults.append(f"{Path(library).name}: not linked with -z now")
    project.finish(faults, len(wanted))


main()
