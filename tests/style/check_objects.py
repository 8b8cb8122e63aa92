#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Looks at the objects of the library.

Kernels define no symbol that the linker may share with other files: an inline function
compiled for a wide instruction set could be the copy that is kept for everyone.  And
nothing of ours runs when the library is loaded.

    check_objects.py OBJECT...
"""

import re
import subprocess
import sys

import project

KERNEL = re.compile(r"/simd/\w+/kernel\.cpp\.")
SHARED = set("WwVvu")


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def main():
    faults, kernels = [], 0
    for path in sys.argv[1:]:
        name = re.sub(r".*/(\w+/[\w/]+\.cpp)\.\w+$", r"\1", path)
        if KERNEL.search(path):
            kernels += 1
            for line in run("nm", "-C", "--defined-only", path).splitlines():
                _, kind, symbol = line.split(maxsplit=2)
                if kind in SHARED:
                    faults.append(f"{name}: {kind} {symbol}")
        if ".init_array" in run("readelf", "-S", "--wide", path):
            faults.append(f"{name}: runs code at load time")
    if not kernels:
        faults.append("no kernel among the objects")
    project.finish(faults, len(sys.argv) - 1)


main()
