#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Who may include whom.  CONTRIBUTING.md shows the same table to people."""

import re

import project

# Layer of lib/: what else it may include, as layers or as single headers.
LAYERS = {
    "core": [],
    "simd": ["core"],
    "engine": ["core", "simd/kernel.hpp"],
    "formats": ["core"],
    "capi": ["core", "simd", "engine", "formats"],
}

# Folders that see the library only as its users do.
OUTSIDE = ("tools/", "tests/c_api/")

INCLUDE = re.compile(r'^\s*#\s*include\s*(<[^>]+>|"[^"]+")', re.M)
INTRINSICS = re.compile(r"(immintrin|[a-z]mmintrin|x86intrin|arm_neon|wasm_simd128)\.h")


def includes(name):
    code = re.sub(r"/\*.*?\*/", lambda m: "\n" * m.group(0).count("\n"), project.read(name),
                  flags=re.S)
    for match in INCLUDE.finditer(code):
        line = code.count("\n", 0, match.start(1)) + 1
        yield f"{name}:{line}", match.group(1)[1:-1], match.group(1)[0] == '"'


def allowed(layer, header):
    return header.startswith(f"{layer}/") or any(
        header == permitted or header.startswith(f"{permitted}/")
        for permitted in LAYERS[layer])


def check_lib(name):
    parts = name.split("/")
    layer = parts[1]
    if layer not in LAYERS:
        yield f"{name}: lib/{layer} is no layer; add it to {__file__} and CONTRIBUTING.md"
        return
    first = None
    for place, header, quoted in includes(name):
        first = first or header
        if header.startswith("sudoku/"):
            if layer != "capi":
                yield f"{place}: only capi includes the public header"
        elif quoted and "/" not in header:
            yield f"{place}: write \"{header}\" from lib/, as \"<layer>/<file>\""
        elif quoted and not allowed(layer, header):
            yield f"{place}: {layer} may not include {header}"
        elif INTRINSICS.search(header) and not re.match(r"lib/simd/(?!generic/)\w+/", name):
            yield f"{place}: intrinsics belong to lib/simd/<set>/"
    own = name.removeprefix("lib/").removesuffix(".cpp") + ".hpp"
    if name.endswith(".cpp") and (project.ROOT / "lib" / own).exists() and first != own:
        yield f"{name}: includes its own header \"{own}\" first"


def check_outside(name, folder):
    for place, header, quoted in includes(name):
        if header.startswith("sudoku/"):
            if not header == "sudoku/sudoku.h":
                yield f"{place}: include <sudoku/sudoku.h>"
            elif quoted:
                yield f"{place}: an installed header is included with <>"
        elif quoted and not (project.ROOT / folder / header).exists():
            yield f"{place}: {folder} sees the public header and its own files only"


def main():
    faults, checked = [], 0
    for name in project.files(".c", ".h", ".cpp", ".hpp", ".inc"):
        if name.startswith("lib/"):
            faults += check_lib(name)
        elif name.startswith(OUTSIDE):
            faults += check_outside(name, next(o for o in OUTSIDE if name.startswith(o)))
        elif name.startswith("include/"):
            faults += [f"{place}: a public header includes its neighbours alone"
                       for place, header, quoted in includes(name) if quoted and "/" in header]
        else:
            continue
        checked += 1
    project.finish(faults, checked)


main()
