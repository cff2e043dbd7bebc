#!/bin/bash
# Explores one litmus program and compares what can come of it with the list at the head of its source.
#
#   litmus.sh [--seconds N] WEAVEPROOF CLASSES NAME SOURCE [option of weaveproof check…]
#
# Lines in the source, one for each thing that some schedule leads to; the search must find these and no other:
#
#   // outcome: r1=0 r2=1                                   handed to weaveproof.Check.outcome
#   // outcome: deadlock
#   // outcome: assertion                                   a failed one, or Check.fail
#   // outcome: exception java.lang.InterruptedException    that ended a thread
#
# Where Java itself differs between versions of the JDK, lines for single versions are the whole list for these:
#
#   // outcome 21, 25: text
#
# The expectations come from the rules of the language, under sequential consistency; the comment above them says how. The language
# does not say how long code takes, so a wait that has a time limit may end by it at any moment: --time free.
set -euo pipefail

seconds=120
if [[ $1 == --seconds ]]; then
  seconds=$2
  shift 2
fi
weaveproof=$(realpath "$1") classes=$(realpath "$2") name=$3 source=$4
shift 4
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

version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "${JAVA_HOME:?names the JDK}/release")
sed -nE "s|^// outcome ([0-9, ]*, )?$version(, [0-9, ]*)?: ||p" "$source" | sort -u >"$work/expected"
[[ -s $work/expected ]] || sed -n 's|^// outcome: ||p' "$source" | sort -u >"$work/expected"
[[ -s $work/expected ]] || fail "lists no outcome"

status=0
(cd "$work" && exec timeout -k 5 "$seconds" "$weaveproof" check --time free --all-errors --quiet --json result.json "${preview[@]}" "$@" \
  -cp "$classes" "$name") </dev/null >"$work/stdout" 2>"$work/stderr" || status=$?
[[ $status != 124 && $status != 137 ]] || fail "the search did not end within $seconds s, or was killed"
[[ -s $work/result.json ]] || fail "weaveproof check ended with status $status and left no result"

jq -r '.outcomes[], (.errors[] | if .kind == "exception" then "exception " + .class else .kind end)' \
  "$work/result.json" | sort -u >"$work/found"
if ! cmp -s "$work/expected" "$work/found"; then
  echo "$name: the outcomes differ (- expected and not found, + found and not expected):"
  diff "$work/expected" "$work/found" | sed -n 's/^</-/p; s/^>/+/p' || true
  jq -r '"verdict: " + .verdict + ". " + .covered' "$work/result.json"
  exit 1
fi

# Nothing may be missing: every schedule was covered. The exit status says whether something was wrong.
[[ $(jq .complete "$work/result.json") == true ]] || fail "the search was not complete"
wanted=$(jq 'if (.errors | length) > 0 then 1 else 0 end' "$work/result.json")
[[ $status == "$wanted" ]] || fail "exit status $status instead of $wanted"
jq -r '"\(.outcomes | length) outcomes, \(.errors | length) errors, \(.stats.states) states, \(.stats.seconds) s"' \
  "$work/result.json"
