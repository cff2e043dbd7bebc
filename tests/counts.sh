#!/bin/bash
# Explores one program with known formulas for its numbers of states and transitions, and compares exactly.
#
#   counts.sh [--seconds N] WEAVEPROOF CLASSES NAME SOURCE
#
# Lines in the source; each part between the equals signs is evaluated and must have the same value:
#
#   // states: 1 + (3+1)**2 = 17
#   // transitions: 1 + 2*3*(3+1) = 25
#   // states, all visible: …             the same with --reduction none; without such a line: the same number
#   // transitions, all visible: …
#   // states, locks: …                   optional: the same with --reduction locks --library blocking
#   // transitions, locks: …
#   // states, hybrid: …                  optional: the same with --reduction hybrid --library exact
#   // transitions, hybrid: …
#   // outcomes: …                        optional: how many different outcomes are recorded
#
# A state is where the program stands before a visible action, the first and the last state included; a transition is one
# enabled action of one state. Most of these programs begin with one step in which Check.atomic makes and starts the
# threads: the library's own steps in that would hide what is counted. A started thread stands before its first visible
# action: there is no step with which it begins. In the end the threads are parked for ever instead of ending, for
# the same reason, so deadlocks are not looked for. With --library blocking the search restarts when it sees that the
# program parks; that is before the first step, so that the first state is there twice. Time is free: how much time a
# wait has left is part of a state with --time patient, and these formulas do not count it.
set -euo pipefail

seconds=120
if [[ $1 == --seconds ]]; then
  seconds=$2
  shift 2
fi
weaveproof=$(realpath "$1") classes=$(realpath "$2") name=$3 source=$4
preview=()
[[ $(sed -n 's|^// jdk: ||p;T;q' "$source") != *preview ]] || preview=(--enable-preview)
export LC_ALL=C.UTF-8 TZ=UTC

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$name: $1"
  if [[ -s $work/stderr ]]; then head -n 20 "$work/stderr"; fi
  exit 1
}

# expected KEY: the value of the formula in the line that begins with KEY; nothing if there is no such line.
expected() {
  local line part parts value=
  line=$(sed -n "s|^// $1: ||p" "$source")
  IFS='=' read -ra parts <<<"$line"
  for part in "${parts[@]}"; do
    [[ -z $value || $((part)) == "$value" ]] || fail "its line on $1 says that $value is $part" >&2
    value=$((part))
  done
  echo "$value"
}

# compare KEY VALUE: with what the source says.
compare() {
  local wanted
  wanted=$(expected "$1")
  if [[ -z $wanted && $1 == *", all visible" ]]; then wanted=$(expected "${1%, all visible}"); fi
  [[ -n $wanted ]] || fail "has no line on $1"
  if [[ $wanted != "$2" ]]; then
    echo "$name: $1: expected $wanted, found $2"
    differs=yes
  fi
}

# explore SUFFIX OPTION…
explore() {
  local suffix=$1 status=0 states transitions complete outcomes
  shift
  rm -f "$work/result.json"
  (cd "$work" && exec timeout -k 5 "$seconds" "$weaveproof" check --time free --search dfs --property exception --quiet --json result.json "$@" \
    "${preview[@]}" -cp "$classes" "$name") </dev/null >"$work/stdout" 2>"$work/stderr" || status=$?
  [[ $status != 124 && $status != 137 ]] || fail "the search did not end within $seconds s, or was killed"
  [[ $status == 0 && -s $work/result.json ]] || fail "weaveproof check $* ended with status $status"
  read -r complete states transitions outcomes < <(
    jq -r '"\(.complete) \(.stats.states) \(.stats.transitions) \(.outcomes | length)"' "$work/result.json")
  [[ $complete == true ]] || fail "the search was not complete"
  compare "states$suffix" "$states"
  compare "transitions$suffix" "$transitions"
  if [[ -n $(expected outcomes) ]]; then compare outcomes "$outcomes"; fi
  echo "$states states, $transitions transitions$suffix"
}

differs=no
explore "" --reduction local --library exact
explore ", all visible" --reduction none --library exact
if [[ -n $(expected "states, locks") ]]; then explore ", locks" --reduction locks --library blocking; fi
if [[ -n $(expected "states, hybrid") ]]; then explore ", hybrid" --reduction hybrid --library exact; fi
[[ $differs == no ]]
