#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Runs another program's check, if that program is there, and says so if not.

    check_tool.py PROGRAM [ARGUMENT...]
"""

import shutil
import subprocess
import sys

import project


def main():
    program, *arguments = sys.argv[1:]
    if not shutil.which(program):
        project.skip(f"{program} is not installed")
    sys.exit(subprocess.run([program, *arguments], cwd=project.ROOT, check=False).returncode)


main()
