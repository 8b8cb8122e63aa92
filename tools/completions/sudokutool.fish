# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# fish completion for sudokutool(1)

set -l commands solve count check enumerate kernels
set -l solving '__fish_seen_subcommand_from solve count check enumerate'
set -l threaded '__fish_seen_subcommand_from solve count check'
set -l limited '__fish_seen_subcommand_from count enumerate'
set -l drawing '__fish_seen_subcommand_from solve enumerate'
set -l none "not __fish_seen_subcommand_from $commands"

complete -c sudokutool -n "$none" -f
complete -c sudokutool -n "$none" -a solve -d 'Write the solution of each puzzle'
complete -c sudokutool -n "$none" -a count -d 'Count the solutions of each puzzle'
complete -c sudokutool -n "$none" -a check -d 'Say whether each has one solution, several or none'
complete -c sudokutool -n "$none" -a enumerate -d 'Write every solution of each puzzle'
complete -c sudokutool -n "$none" -a kernels -d 'List the search kernels'
complete -c sudokutool -n "$none" -l version -d 'Print the version and exit'
complete -c sudokutool -s h -l help -d 'Print help and exit'

complete -c sudokutool -n "not $none" -s j -l json -d 'Write JSON, one object a line'
complete -c sudokutool -n '__fish_seen_subcommand_from kernels' -f

complete -c sudokutool -n "$solving" -l nodes -x -d 'Give up a puzzle after so many nodes'
complete -c sudokutool -n "$solving" -l timeout -x -d 'Stop after so many seconds'
complete -c sudokutool -n "$solving" -l kernel -x -d 'Search kernel to use' \
    -a "(sudokutool kernels 2>/dev/null | string replace -rf ' supported.*' '')"
complete -c sudokutool -n "$solving" -l stats -d 'Report the work done'
complete -c sudokutool -n "$solving" -s q -l quiet -d 'No messages about unreadable input'
complete -c sudokutool -n "$solving" -l progress -d 'Show progress even if not on a terminal'
complete -c sudokutool -n "$solving" -l no-progress -d 'Never show progress'
complete -c sudokutool -n "$threaded" -s t -l threads -x -d 'Threads to use; 0: all processors'
complete -c sudokutool -n "$limited" -s n -l limit -x -d 'Stop a puzzle after so many solutions'
complete -c sudokutool -n "$drawing" -s g -l grid -d 'Write grids to look at'

complete -c sudokutool -n '__fish_seen_subcommand_from solve' -s u -l unique \
    -d 'Only if there is exactly one solution'
complete -c sudokutool -n '__fish_seen_subcommand_from solve' -s l -l lexicographic \
    -d 'The smallest of several solutions'
complete -c sudokutool -n '__fish_seen_subcommand_from check' -l filled -x \
    -d 'Digits filled into the puzzle'
complete -c sudokutool -n '__fish_seen_subcommand_from enumerate' -s o -l order -x \
    -a 'fast lexicographic' -d 'Order of the solutions'
