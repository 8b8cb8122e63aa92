# SPDX-FileCopyrightText: 2026 The libsudoku authors
# SPDX-License-Identifier: MIT
#
# bash completion for sudokutool(1)

# The kernels of this machine, as the program itself names them.
_sudokutool_kernels() {
  "$1" kernels 2>/dev/null | sed -n 's/ supported.*//p'
}

# The first word that is not an option: nothing before it takes a value.
_sudokutool_command() {
  local word
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      solve | count | check | enumerate | kernels) echo "$word" && return ;;
    esac
  done
}

_sudokutool_words() {
  local common='-h --help -j --json --nodes --timeout --kernel --stats -q --quiet
    --progress --no-progress'
  case $1 in
    '') echo 'solve count check enumerate kernels -h --help --version' ;;
    solve) echo "-u --unique -l --lexicographic -g --grid -t --threads $common" ;;
    count) echo "-n --limit -t --threads $common" ;;
    check) echo "--filled -t --threads $common" ;;
    enumerate) echo "-n --limit -o --order -g --grid $common" ;;
    kernels) echo '-h --help -j --json' ;;
  esac
}

_sudokutool() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local command words=
  command=$(_sudokutool_command)
  COMPREPLY=()
  case $previous in
    -o | --order) words='fast lexicographic' ;;
    --kernel) words=$(_sudokutool_kernels "$1") ;;
    -n | --limit | -t | --threads | --nodes | --timeout | --filled) return ;;
    *)
      if [[ -z $command || $current == -* ]]; then
        words=$(_sudokutool_words "$command")
      elif [[ $command != kernels ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
        return
      fi
      ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}

complete -o filenames -F _sudokutool sudokutool
