#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""--help, the man page and the completions of three shells name the same options."""

import os
import re
import shutil
import subprocess
import unittest

import tool

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MAN_PAGE = os.path.join(ROOT, "docs", "man", "sudokutool.1")
COMPLETIONS = os.path.join(ROOT, "tools", "completions")
BASH = os.path.join(COMPLETIONS, "sudokutool.bash")
ZSH = os.path.join(COMPLETIONS, "_sudokutool")
FISH = os.path.join(COMPLETIONS, "sudokutool.fish")


def commands():
    listing = tool.run("--help").stdout.decode().split("Subcommands:")[1].split("\n\n")[0]
    return re.findall(r"^  (\w+)", listing, re.MULTILINE)


def options(*command):
    """The options of a command as its help lists them: {"-j", "--json", ...}."""
    text = tool.run(*command, "--help").stdout.decode()
    names = re.findall(r"^  (-[\w,-]+)", text, re.MULTILINE)
    return {name for group in names for name in group.split(",")}


def shell(name, *args, script):
    environment = {**os.environ, "PATH": os.path.dirname(tool.PROGRAM) + ":" + os.environ["PATH"],
                   "HOME": "/nonexistent", "XDG_CONFIG_HOME": "/nonexistent"}
    return subprocess.run([name, *args], input=script, capture_output=True, check=False, text=True,
                          timeout=tool.SOON, env=environment)


def need(name):
    return unittest.skipUnless(shutil.which(name), f"{name} is not installed")


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Everything(unittest.TestCase):
    def test_help_lists_commands_and_options(self):
        self.assertEqual(commands(), ["solve", "count", "check", "enumerate", "kernels"])
        self.assertLessEqual({"-h", "--help", "-j", "--json"}, options("kernels"))
        self.assertIn("--lexicographic", options("solve"))


class ManPage(unittest.TestCase):
    def test_names_every_option(self):
        # "Fl j , Fl Fl json Ar x": each Fl is a minus sign.
        text = re.sub(r"\bFl ", "-", text_of(MAN_PAGE))
        for command in [[], *([name] for name in commands())]:
            for option in options(*command):
                self.assertRegex(text, rf"(?m)^\.It (.* )?{option}( |$)", (command, option))

    def test_names_every_command(self):
        for command in commands():
            self.assertIn(f".It Cm {command}\n", text_of(MAN_PAGE))

    @need("mandoc")
    def test_is_clean(self):
        result = subprocess.run(["mandoc", "-Tlint", "-Wwarning", MAN_PAGE], capture_output=True,
                                text=True, check=False)
        self.assertEqual((result.returncode, result.stdout), (0, ""))


class Bash(unittest.TestCase):
    def complete(self, *words):
        quoted = " ".join(f"'{word}'" for word in words)
        result = shell("bash", "--norc", script=f"""
            source '{BASH}' || exit 1
            COMP_WORDS=(sudokutool {quoted}); COMP_CWORD={len(words)}
            _sudokutool sudokutool
            printf '%s\\n' "${{COMPREPLY[@]}}"
            complete -p sudokutool
        """)
        self.assertEqual(result.stderr, "")
        lines = result.stdout.splitlines()
        self.assertIn("-F _sudokutool", lines.pop())
        return set(filter(None, lines))

    @need("bash")
    def test_offers_what_help_lists(self):
        self.assertEqual(self.complete(""), {*commands(), *options()})
        for command in commands():
            self.assertEqual(self.complete(command, "-"), options(command), command)

    @need("bash")
    def test_offers_values(self):
        self.assertEqual(self.complete("enumerate", "--order", "l"), {"lexicographic"})
        self.assertIn("scalar", self.complete("solve", "--kernel", ""))
        self.assertEqual(self.complete("count", "--limit", ""), set())


class Zsh(unittest.TestCase):
    def section(self, command):
        """What the script offers for a command, as text."""
        text = text_of(ZSH)
        body = re.search(rf"    {command}\)\n(.*?);;", text, re.DOTALL)[1]
        for name in re.findall(r"\$(\w+)", body):
            body += re.search(rf"^  {name}=\(.*?\)\n", text, re.DOTALL | re.MULTILINE)[0]
        if "$common" in body:
            body += self.section("kernels")
        return body

    def test_names_what_help_lists(self):
        for command in commands():
            self.assertIn(f"'{command}:", text_of(ZSH))
            names = r"(?<![\w-])--?[a-z][a-z-]*(?=[\[,}'])"
            offered = set(re.findall(names, self.section(command)))
            self.assertEqual(offered, options(command), command)

    @need("zsh")
    def test_loads(self):
        for script in (f"autoload -Uz compinit && compinit -u -D && source '{ZSH}'",
                       f"fpath=('{COMPLETIONS}' $fpath); autoload -Uz compinit && compinit -u -D"):
            result = shell("zsh", "-f", script=script + " && print $_comps[sudokutool]")
            self.assertEqual((result.stdout, result.stderr), ("_sudokutool\n", ""))


class Fish(unittest.TestCase):
    def complete(self, line):
        result = shell("fish", "--no-config",
                       script=f"source '{FISH}'; or exit 1; complete -C '{line}'")
        self.assertEqual(result.stderr, "")
        return {text.split("\t")[0] for text in result.stdout.splitlines()}

    @need("fish")
    def test_offers_what_help_lists(self):
        self.assertLessEqual(set(commands()), self.complete("sudokutool "))
        self.assertEqual(self.complete("sudokutool -") - options(), set())
        for command in commands():
            # A line that ends in "--" gets the long options only.
            short = self.complete(f"sudokutool {command} -")
            long = self.complete(f"sudokutool {command} --")
            self.assertEqual({name for name in short | long if re.match(r"-\w$|--", name)},
                             options(command), command)

    @need("fish")
    def test_offers_values(self):
        self.assertEqual(self.complete("sudokutool enumerate --order l"), {"lexicographic"})
        self.assertIn("scalar", self.complete("sudokutool solve --kernel "))


if __name__ == "__main__":
    tool.main()
