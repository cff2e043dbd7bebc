#!/bin/bash
# Explores one program and compares the verdict with what its source says.
#
#   verdict.sh [--seconds N] WEAVEPROOF CLASSES NAME SOURCE [option of weaveproof check…]
#
# Comments in the source; if there are several, the error that is found must be one of them:
#
#   class A { // expect: no-violation                       every schedule is covered and none is bad
#   … // expect: deadlock                                   one of the threads that wait for ever stands on this line
#   … // expect: assertion                                  the line is in the stack trace
#   … // expect: exception java.lang.ArithmeticException    likewise
#   … // expect: race                                       one of the two accesses
#   … // expect: loop                                       where the thread loops for ever
#   … // expect: nonprogress                                a step of the cycle
#
# `anywhere` at the end: no line of the program shows in the error.
#
# Where Java itself differs between versions of the JDK, comments for single versions are all that counts for these:
#
#   … // expect 21, 25: deadlock
#
#   // options: --property race        for every run of it; at the beginning of a line
set -euo pipefail
# shellcheck source=tests/explore.sh
source "$(dirname "${BASH_SOURCE[0]}")/explore.sh"

seconds=120
if [[ $1 == --seconds ]]; then
  seconds=$2
  shift 2
fi
weaveproof=$1 classes=$2 name=$3 source=$4
shift 4
eval "program=( $(sed -n 's|^// options: ||p;T;q' "$source") )"
[[ $(sed -n 's|^// jdk: ||p;T;q' "$source") != *preview ]] || program+=(--enable-preview)
program+=("$@" -cp "$classes" "$name")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# These programs are small on purpose: a search that needs more states has lost a reduction.
state_limit=100000

# The lines of the program that the error names: stack traces, places of accesses.
lines_of_error() {
  jq -r '.error | [.message] + .details | .[]' "$json" | grep -oE "\b$name\.java:[0-9]+" | sed 's/.*://' | sort -nu
}

# matches LINE KIND [CLASS] [anywhere]
matches() {
  local line=$1 kind=$2 class="" where=here word
  shift 2
  for word in "$@"; do
    if [[ $word == anywhere ]]; then where=anywhere; else class=$word; fi
  done
  [[ $(jq -r .error.kind "$json") == "$kind" ]] || return 1
  if [[ $kind == exception ]]; then [[ $(jq -r .error.class "$json") == "$class" ]] || return 1; fi
  [[ $where == anywhere || " $(lines_of_error | tr '\n' ' ') " == *" $line "* ]]
}

version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "${JAVA_HOME:?names the JDK}/release")
mapfile -t expected < <(sed -nE "s%.*// expect ([0-9, ]*, )?$version(, [0-9, ]*)?: (.*)%\3%;T;=;p" "$source" | paste -d ' ' - -)
((${#expected[@]} > 0)) ||
  mapfile -t expected < <(sed -n 's|.*// expect: \(.*\)|\1|;T;=;p' "$source" | paste -d ' ' - -)
((${#expected[@]} > 0)) || fail "says nothing about its verdict"

explore result --state-limit "$state_limit"

if [[ ${expected[*]} == *" no-violation" ]]; then
  [[ ${#expected[@]} == 1 ]] || fail "expects no violation, and a violation"
  [[ $verdict == no-violation ]] || fail "no violation was expected, and the verdict is $verdict"
  [[ $complete == true ]] || fail "the search was not complete"
else
  [[ $verdict == violation ]] || fail "a violation was expected, and the verdict is $verdict"
  for expectation in "${expected[@]}"; do
    # shellcheck disable=SC2086
    if matches $expectation; then
      echo "${expectation#* } on line ${expectation%% *}, $states states"
      exit 0
    fi
  done
  printf '%s: the error is none of those expected (line, kind):\n' "$name"
  printf '  %s\n' "${expected[@]}"
  fail "found: $(jq -r '.error | .kind + " " + (.class // "")' "$json"), on lines $(lines_of_error | tr '\n' ' ')"
fi
echo "no violation, $states states"
