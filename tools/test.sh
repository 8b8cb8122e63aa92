#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# Installs what is missing (Debian 12, Ubuntu 22.04 or later), builds, solves a file of
# puzzles and runs all tests.
#
#   tools/test.sh [--full]
#
#   --full  also builds and tests with clang, the sanitizers and coverage, fuzzes for a
#           short while, and runs valgrind, clang-tidy and cppcheck
#
# SUDOKU_TEST_DATA may name a folder with larger lists of puzzles.
# The last line is "N passed, M failed"; the exit status is 0 if M is 0.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."

full=
case ${1-} in
  '') ;;
  --full) full=yes ;;
  *)
    printf 'usage: %s [--full]\n' "$0" >&2
    exit 2
    ;;
esac

jobs=$(nproc)
passed=0
failed=0
skipped=0

heading() {
  printf '\n==== %s\n' "$1"
}

# check <name> <command...>: a check that counts as one test.
check() {
  heading "$1"
  local begin=$SECONDS
  if "${@:2}"; then
    passed=$((passed + 1))
    printf 'passed: %s (%d s)\n' "$1" $((SECONDS - begin))
  else
    failed=$((failed + 1))
    printf 'FAILED: %s (%d s)\n' "$1" $((SECONDS - begin))
  fi
}

attribute() {
  sed -n "s/.*[[:space:]]$1=\"\([0-9]*\)\".*/\1/p" "$2" | head -n 1
}

build() {
  cmake --preset "$1" > "build/$1.log" 2>&1 || { cat "build/$1.log"; return 1; }
  cmake --build --preset "$1" --parallel "$jobs"
}

# run_tests <preset> [argument of ctest...]: builds, runs CTest and counts its tests.
run_tests() {
  local preset=$1 report=$PWD/build/$1-tests.xml all bad unrun begin=$SECONDS
  shift
  heading "tests of the preset $preset"
  rm -f "$report"
  if ! build "$preset"; then
    failed=$((failed + 1))
    printf 'FAILED: %s does not build\n' "$preset"
    return 0
  fi
  local status=0
  ctest --preset "$preset" --parallel "$jobs" --output-junit "$report" "$@" || status=$?
  all=0 bad=0 unrun=0
  if [[ -e $report ]]; then
    tr '\n' ' ' < "$report" | sed 's/<testcase.*//' > "$report.head"
    all=$(attribute tests "$report.head")
    bad=$(attribute failures "$report.head")
    unrun=$(($(attribute skipped "$report.head") + $(attribute disabled "$report.head")))
  fi
  if [[ $status -ne 0 && $bad -eq 0 ]]; then
    bad=1 all=$((all + 1))
  fi
  passed=$((passed + all - bad - unrun))
  failed=$((failed + bad))
  skipped=$((skipped + unrun))
  printf '%s: %d s\n' "$preset" $((SECONDS - begin))
}

solve_sample() {
  build/dev/tools/sudokutool solve tests/data/sample.txt
}

lines_are_covered() {
  gcovr --root . --filter lib/ --exclude-throw-branches --print-summary \
    --fail-under-line 95 build/coverage
}

# With the portable kernel: valgrind does not know every instruction of the others, which
# the sanitizers look after.
under_valgrind() {
  printf '%s\n' "$1"
  env -u SUDOKU_TEST_DATA SUDOKU_FORCE_KERNEL=scalar \
    valgrind -q --error-exitcode=9 --leak-check=full "$@" > build/valgrind.log 2>&1 ||
    { tail -n 40 build/valgrind.log; return 1; }
}

no_memory_fault() {
  local program
  under_valgrind build/dev/tests/unit/sudoku_unit_tests \
    --gtest_filter='-*/avx*:*/sse4:*Signature*:*Agreement*' || return 1
  for program in build/dev/tests/c_api/c_api_*; do
    case $program in
      # They assert on memory, time or the environment, or run every kernel by name.
      *memory | *threads | *kernel* | *batch | *solve) continue ;;
    esac
    [[ -f $program && -x $program ]] || continue
    under_valgrind "$program" || return 1
  done
  under_valgrind build/dev/tools/sudokutool check --threads 2 tests/data/sample.txt
}

# Not the files that include CLI11 or nlohmann-json: clang-tidy reads those headers for
# minutes in each of them.
tidy() {
  local files
  mapfile -t files < <(git ls-files 'lib/*.cpp' 'tools/*.cpp' | xargs grep -LE 'CLI/CLI|nlohmann')
  run-clang-tidy -quiet -p build/clang -j "$jobs" "${files[@]}" \
    > build/clang-tidy.log 2>&1 || { grep -E '(warning|error):' build/clang-tidy.log | sort -u; return 1; }
}

# The memory of a search is large and is written before it is read: no constructor fills it.
cpp_check() {
  cppcheck --quiet --std=c++20 --language=c++ --enable=warning,performance,portability \
    --inline-suppr --suppress=missingIncludeSystem --error-exitcode=1 -j "$jobs" \
    --suppress=uninitMemberVar:lib/engine/solution_search.hpp -I include -I lib lib
}

mkdir -p build
if [[ -n $full ]]; then
  tools/install-dependencies.sh full
  run_tests asan-ubsan
  run_tests tsan
  run_tests coverage
  check 'line coverage of lib/' lines_are_covered
  run_tests fuzz
  run_tests clang
  check 'clang-tidy' tidy
  check 'cppcheck' cpp_check
else
  tools/install-dependencies.sh test
fi

run_tests dev
check 'solving tests/data/sample.txt' solve_sample
if [[ -n $full ]]; then
  check 'valgrind' no_memory_fault
fi

if [[ $skipped -gt 0 ]]; then
  printf '\n%d skipped: what they need is not here (see above)' "$skipped"
fi
printf '\n%d passed, %d failed\n' "$passed" "$failed"
[[ $failed -eq 0 && $passed -gt 0 ]]
