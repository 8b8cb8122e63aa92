#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
"""Installs libsudoku into a scratch prefix and builds users against it.

What is installed is one of
    --build FOLDER   a finished build, into a prefix it was not configured for
    --libdirs        a new build, with a multiarch and with an absolute libdir
    --static-only    a new build of the static library alone
    --subproject     nothing: a user takes the sources into its build
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
MULTIARCH = "lib/some-linux-gnu"
SKIPPED = 77


def run(*command, **environment):
    """Runs a command and returns what it printed; shows both if it fails."""
    words = [str(word) for word in command]
    print("$", *(f"{k}={v}" for k, v in environment.items()), *words, flush=True)
    result = subprocess.run(words, env={**os.environ, **environment}, text=True, check=False,
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode != 0:
        sys.exit(f"{result.stdout}\nexit status {result.returncode}")
    return result.stdout


def expect(what, found, wanted):
    if found != wanted:
        sys.exit(f"{what}: found {found!r}, wanted {wanted!r}")


def expect_files(prefix, *names):
    for name in names:
        if not (prefix / name).exists():
            sys.exit(f"{prefix / name} was not installed")


class Check:
    def __init__(self, args):
        self.args = args
        self.scratch = args.scratch
        shutil.rmtree(self.scratch, ignore_errors=True)
        self.scratch.mkdir(parents=True)

    def configure(self, source, build, *definitions):
        run(self.args.cmake, "-S", source, "-B", build, "-G", self.args.generator,
            f"-DCMAKE_C_COMPILER={self.args.cc}", f"-DCMAKE_CXX_COMPILER={self.args.cxx}",
            "-DCMAKE_BUILD_TYPE=Release", *definitions)

    def build(self, build):
        run(self.args.cmake, "--build", build, "--parallel", "2")

    def build_library(self, *definitions):
        build = self.scratch / "build"
        self.configure(self.args.source, build, "-DSUDOKU_BUILD_TESTS=OFF",
                       "-DSUDOKU_BUILD_TOOLS=OFF", *definitions)
        self.build(build)
        return build

    def install(self, build, prefix):
        run(self.args.cmake, "--install", build, "--prefix", prefix)

    # -- users ---------------------------------------------------------------------

    def pkg_config(self, libdir, *arguments):
        return run("pkg-config", *arguments, "sudoku", PKG_CONFIG_PATH=str(libdir / "pkgconfig"),
                   PKG_CONFIG_LIBDIR="").split()

    def compile_and_run(self, name, compiler, source, flags, libdir):
        program = self.scratch / name
        run(compiler, HERE / source, "-o", program, *flags)
        expect(name, run(program, LD_LIBRARY_PATH=str(libdir)).strip(), SOLUTION)

    def users_by_pkg_config(self, prefix, libdir, shared=True):
        """Programs that know nothing but what sudoku.pc says."""
        expect("version", self.pkg_config(libdir, "--modversion"), [self.args.version])
        expect("includedir", self.pkg_config(libdir, "--variable=includedir"),
               [str(prefix / "include")])
        expect("libdir", self.pkg_config(libdir, "--variable=libdir"), [str(libdir)])
        flags = self.pkg_config(libdir, "--cflags", "--libs")
        self.compile_and_run("user_c", self.args.cc, "user.c", flags, libdir)
        self.compile_and_run("user_cxx", self.args.cxx, "user.cpp", ["-std=c++17", *flags], libdir)
        static = self.pkg_config(libdir, "--static", "--cflags", "--libs")
        self.compile_and_run("user_c_static", self.args.cc, "user.c", ["-static", *static], libdir)
        if not shared:
            return
        # The archive with the shared runtime: the linker takes it where it stands alone.
        alone = self.scratch / "alone"
        alone.mkdir(exist_ok=True)
        shutil.copy(libdir / "libsudoku.a", alone)
        self.compile_and_run("user_c_archive", self.args.cc, "user.c", [f"-L{alone}", *static],
                             self.scratch)

    def users_by_cmake(self, project, prefix_path, programs, libdir):
        build = self.scratch / project
        shutil.rmtree(build, ignore_errors=True)
        self.configure(HERE / project, build, f"-DCMAKE_PREFIX_PATH={prefix_path}",
                       "-DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF",
                       f"-DWANTED_VERSION={self.args.version}")
        self.build(build)
        for program in programs:
            expect(program, run(build / program, LD_LIBRARY_PATH=str(libdir)).strip(), SOLUTION)

    def all_users(self, prefix, libdir, named=False):
        expect_files(prefix, "include/sudoku/sudoku.h", "include/sudoku/export.h",
                     "include/sudoku/version.h")
        expect_files(libdir, "libsudoku.so", "libsudoku.so.0", f"libsudoku.so.{self.args.version}",
                     "libsudoku.a", "pkgconfig/sudoku.pc", "cmake/sudoku/sudoku-config.cmake")
        self.users_by_pkg_config(prefix, libdir)
        # CMake searches <prefix>/lib by itself, and <prefix>/lib/<triplet> for the
        # machine's own triplet.
        where = libdir / "cmake" / "sudoku" if named else prefix
        self.users_by_cmake("package_user", where,
                            ("c_sudoku", "c_sudoku_static", "cxx_sudoku", "cxx_sudoku_static"),
                            libdir)
        self.users_by_cmake("c_only_user", where, ("c_static", "c_any"), libdir)

    # -- what is installed ---------------------------------------------------------

    def this_build(self):
        prefix = self.scratch / "prefix"
        self.install(self.args.build, prefix)
        found = sorted(path.parent.parent for path in prefix.rglob("sudoku.pc"))
        expect("places of sudoku.pc", len(found), 1)
        self.all_users(prefix, found[0])
        if self.args.tool:
            tool = prefix / "bin" / "sudokutool"
            expect_files(prefix, "share/man/man1/sudokutool.1",
                         "share/bash-completion/completions/sudokutool",
                         "share/zsh/site-functions/_sudokutool",
                         "share/fish/vendor_completions.d/sudokutool.fish")
            # It finds its library by itself.
            if self.args.version not in run(tool, "--version", LD_LIBRARY_PATH=""):
                sys.exit("sudokutool --version does not tell the version")

    def libdirs(self):
        build = self.build_library(f"-DCMAKE_INSTALL_LIBDIR={MULTIARCH}")
        self.install(build, self.scratch / "multiarch")
        self.all_users(self.scratch / "multiarch", self.scratch / "multiarch" / MULTIARCH,
                       named=True)
        libdir = self.scratch / "elsewhere" / "libraries"
        # With an absolute libdir CMake fixes the prefix while configuring.
        self.build_library(f"-DCMAKE_INSTALL_LIBDIR={libdir}",
                           f"-DCMAKE_INSTALL_PREFIX={self.scratch / 'absolute'}")
        self.install(build, self.scratch / "absolute")
        self.all_users(self.scratch / "absolute", libdir, named=True)

    def static_only(self):
        prefix = self.scratch / "prefix"
        build = self.build_library("-DSUDOKU_BUILD_SHARED=OFF", "-DCMAKE_INSTALL_LIBDIR=lib")
        self.install(build, prefix)
        self.users_by_pkg_config(prefix, prefix / "lib", shared=False)
        self.users_by_cmake("c_only_user", prefix, ("c_static", "c_any"), prefix / "lib")

    def subproject(self):
        build = self.scratch / "build"
        self.configure(HERE / "subproject_user", build, f"-DSUDOKU_SOURCE={self.args.source}")
        self.build(build)
        expect("user", run(build / "user").strip(), SOLUTION)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("cmake", "generator", "cc", "cxx", "version"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--source", required=True, type=Path)
    parser.add_argument("--scratch", required=True, type=Path)
    parser.add_argument("--tool", action="store_true", help="the build has sudokutool")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--build", type=Path)
    for name in ("libdirs", "static-only", "subproject"):
        what.add_argument(f"--{name}", action="store_true")
    args = parser.parse_args()

    if not args.subproject and not shutil.which("pkg-config"):
        print("skipped: pkg-config is not installed")
        sys.exit(SKIPPED)
    check = Check(args)
    if args.build:
        check.this_build()
    elif args.libdirs:
        check.libdirs()
    elif args.static_only:
        check.static_only()
    else:
        check.subproject()
    print("as it should be")


main()
