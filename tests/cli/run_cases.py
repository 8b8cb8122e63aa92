#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Runs the cases of a text file against a program.

    run_cases.py PROGRAM CASES...

A case says what the program is given and what it must answer:

    # a comment
    let EASY = 53..7....6..195...     a name for what $EASY stands for below
    == what the case claims
    env: NAME=value                   may be repeated
    args: solve $EASY -               words as a shell would split them
    file puzzles.txt:                 a file in the folder where the program runs
    |$EASY
    stdin:
    |first line\\r
    |a last line without its end\\
    stdout:                           all of it; nothing said: anything goes
    |...
    stdout-has: part of it            may be repeated
    json: {"status": "none"}          one line of stdout as JSON has these fields;
                                      the i-th such key belongs to the i-th line
    stderr:                           all of it; nothing said: it must be empty
    stderr-has: part of it            may be repeated
    exit: 0                           0 unless said

Text behind '|' is taken as it is, but for \\r, \\t, \\xNN, \\\\ and a last \\.
"""

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

TIMEOUT_SECONDS = 120


class Case:
    def __init__(self, name, place):
        self.name = name
        self.place = place
        self.args = []
        self.env = {}
        self.files = {}
        self.stdin = b""
        self.stdout = None
        self.stdout_has = []
        self.json = []
        self.stderr = None
        self.stderr_has = []
        self.exit = 0


def unescape(text):
    """The bytes a '|' line stands for, its end of line included."""
    end = b"\n"
    if re.search(r"(?<!\\)(\\\\)*\\$", text):
        text, end = text[:-1], b""
    values = {"r": b"\r", "t": b"\t", "\\": b"\\"}
    result = b""
    for part in re.split(r"(\\x[0-9a-fA-F]{2}|\\.)", text):
        if part.startswith("\\x"):
            result += bytes([int(part[2:], 16)])
        elif part.startswith("\\"):
            result += values[part[1]]
        else:
            result += part.encode()
    return result + end


class Parser:
    def __init__(self, path):
        self.path = path
        self.names = {}
        self.cases = []
        self.block = None  # receives the bytes of '|' lines

    def parse(self):
        with open(self.path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                try:
                    self.line(line.rstrip("\n"), f"{self.path}:{number}")
                except (KeyError, ValueError, IndexError) as error:
                    sys.exit(f"{self.path}:{number}: cannot make sense of this line: {error!r}")
        return self.cases

    def expand(self, text):
        return re.sub(r"\$([A-Z][A-Z0-9_]*)", lambda match: self.names[match[1]], text)

    def line(self, line, place):
        if line.startswith("|"):
            self.block(unescape(self.expand(line[1:])))
        elif line.startswith("let "):
            name, value = line[4:].split("=", 1)
            self.names[name.strip()] = self.expand(value.strip())
        elif line.startswith("== "):
            self.cases.append(Case(line[3:], place))
            self.block = None
        elif line.strip() and not line.startswith("#"):
            key, value = line.split(":", 1)
            self.key(key, self.expand(value.strip()))

    def key(self, key, value):
        case = self.cases[-1]
        if key == "args":
            case.args = shlex.split(value)
        elif key == "exit":
            case.exit = int(value)
        elif key == "env":
            name, text = value.split("=", 1)
            case.env[name] = text
        elif key in ("stdout-has", "stderr-has"):
            getattr(case, key.replace("-", "_")).append(value)
        elif key == "json":
            case.json.append(json.loads(value))
        elif key in ("stdin", "stdout", "stderr"):
            setattr(case, key, b"")
            self.block = lambda more: setattr(case, key, getattr(case, key) + more)
        elif key.startswith("file "):
            name = key[5:]
            case.files[name] = b""
            self.block = lambda more: case.files.update({name: case.files[name] + more})
        else:
            raise ValueError(f"unknown key '{key}'")


def differences(case, result):
    """What is not as it must be, one sentence each."""
    if result.returncode != case.exit:
        yield f"exit status {result.returncode}, not {case.exit}"
    for name in ("stdout", "stderr"):
        have, want = getattr(result, name), getattr(case, name)
        parts = getattr(case, name + "_has")
        if want is None and name == "stderr" and not parts:
            want = b""
        if want is not None and have != want:
            yield f"{name} is not {want.decode(errors='backslashreplace')!r}"
        for part in parts:
            if part.encode() not in have:
                yield f"{name} lacks {part!r}"
    if case.json:
        yield from json_differences(case.json, result.stdout)


def json_differences(wanted, stdout):
    lines = stdout.decode().splitlines()
    if len(lines) != len(wanted):
        yield f"{len(lines)} lines of JSON, not {len(wanted)}"
    for number, (line, want) in enumerate(zip(lines, wanted), 1):
        have = json.loads(line)
        for key, value in want.items():
            # null says that a field must be absent.
            if have.get(key) != value:
                yield f"line {number}: {key} is {have.get(key)!r}, not {value!r}"


def run(program, case):
    environment = {**os.environ, **case.env}
    with tempfile.TemporaryDirectory() as folder:
        for name, content in case.files.items():
            with open(os.path.join(folder, name), "wb") as file:
                file.write(content)
        return subprocess.run([program, *case.args], input=case.stdin, capture_output=True,
                              cwd=folder, env=environment, timeout=TIMEOUT_SECONDS, check=False)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])
    cases = [case for path in sys.argv[2:] for case in Parser(path).parse()]
    failed = 0
    for case in cases:
        result = run(program, case)
        wrong = list(differences(case, result))
        if not wrong:
            continue
        failed += 1
        print(f"{case.place}: {case.name}")
        for sentence in wrong:
            print(f"  {sentence}")
        print(f"  stdout: {result.stdout[:2000]!r}\n  stderr: {result.stderr[:2000]!r}")
    print(f"{len(cases) - failed} of {len(cases)} cases passed")
    # A file without cases would pass whatever the program does.
    sys.exit(1 if failed or not cases else 0)


if __name__ == "__main__":
    main()
