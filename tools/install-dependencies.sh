#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# Installs what is missing to build libsudoku, on Debian 12 or Ubuntu 22.04 and later.
#
#   tools/install-dependencies.sh [build|test|full]
#
#   build  the library and sudokutool (default)
#   test   and the tests
#   full   and all other checks: clang, sanitizers, coverage, fuzzing, linters
#
# Works as root, or as a user who may use sudo.  Where nothing is missing it does nothing.
set -euo pipefail

missing=()

# need <package> <command or header>...: the package is wanted if one of them is absent.
need() {
  local package=$1 thing
  shift
  for thing in "$@"; do
    case $thing in
      *.h | *.hpp)
        compgen -G "/usr/include/$thing" > /dev/null ||
          compgen -G "/usr/local/include/$thing" > /dev/null ||
          { missing+=("$package"); return; }
        ;;
      *)
        command -v "$thing" > /dev/null || { missing+=("$package"); return; }
        ;;
    esac
  done
}

need_to_build() {
  need g++ g++
  need gcc gcc
  need cmake cmake
  need ninja-build ninja
  need libcli11-dev CLI/CLI.hpp
  need nlohmann-json3-dev nlohmann/json.hpp
}

need_to_test() {
  need_to_build
  need libgtest-dev gtest/gtest.h
  need libcmocka-dev cmocka.h
  need pkg-config pkg-config
  need python3 python3
  need binutils nm readelf
}

need_for_all_checks() {
  need_to_test
  need git git
  need clang clang clang++
  need clang-tidy clang-tidy run-clang-tidy
  need cppcheck cppcheck
  need doxygen doxygen
  need gcovr gcovr
  need reuse reuse
  need shellcheck shellcheck
  need valgrind valgrind
}

# clang's sanitizers and libFuzzer come in a package of the version of clang.
need_clang_runtime() {
  command -v clang++ > /dev/null || return 0
  local archive version package
  archive=$(clang++ -fsanitize=fuzzer -### -x c++ /dev/null 2>&1 |
    grep -o '[^" ]*libclang_rt\.fuzzer[^" ]*\.a' | head -n 1 || true)
  if [[ -n $archive && -e $archive ]]; then return 0; fi
  version=$(clang++ -dumpversion | cut -d. -f1)
  for package in "libclang-rt-$version-dev" "libclang-common-$version-dev"; do
    if apt-cache show "$package" > /dev/null 2>&1; then
      missing+=("$package")
      return 0
    fi
  done
}

as_root() {
  if [[ $(id -u) -eq 0 ]]; then
    "$@"
  elif command -v sudo > /dev/null; then
    sudo "$@"
  else
    printf 'Run this as root, or install sudo.  Missing packages: %s\n' "${missing[*]}" >&2
    exit 1
  fi
}

# Packages must not ask: there may be nobody to answer.
apt_get() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o Dpkg::Use-Pty=0 "$@" < /dev/null
}

updated=
install_missing() {
  [[ ${#missing[@]} -gt 0 ]] || return 0
  if ! command -v apt-get > /dev/null; then
    printf 'This is no Debian or Ubuntu.  Please install: %s\n' "${missing[*]}" >&2
    exit 1
  fi
  printf 'Installing: %s\n' "${missing[*]}"
  [[ -n $updated ]] || apt_get update
  updated=yes
  apt_get install -y --no-install-recommends "${missing[@]}"
  missing=()
}

case ${1-build} in
  build) need_to_build ;;
  test) need_to_test ;;
  full) need_for_all_checks ;;
  *)
    printf 'usage: %s [build|test|full]\n' "$0" >&2
    exit 2
    ;;
esac
install_missing
if [[ ${1-build} == full ]]; then
  need_clang_runtime
  install_missing
fi
