#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# From a fresh checkout to solved puzzles: installs what is missing (Debian 12, Ubuntu
# 22.04 or later), builds, and solves a file.
#
#   tools/quickstart.sh [puzzle-file]
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
puzzles=${1-$root/tests/data/sample.txt}
if [[ ! -r $puzzles ]]; then
  printf '%s: cannot be read\n' "$puzzles" >&2
  exit 2
fi
puzzles=$(realpath "$puzzles")

cd "$root"
# Standard output is for the solutions.
{
  tools/install-dependencies.sh build
  cmake --preset release -DSUDOKU_BUILD_TESTS=OFF
  cmake --build --preset release
} >&2

exec build/release/tools/sudokutool solve -- "$puzzles"
