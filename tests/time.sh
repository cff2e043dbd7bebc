#!/bin/bash
# Explores one program with one way to let time pass, with each reduction, and compares what can come of it with the list in its
# source.
#
#   time.sh [--seconds N] WEAVEPROOF CLASSES NAME SOURCE WAY
#
# Lines in the source, one for each thing that some schedule leads to; the search must find these and no other:
#
#   // last: order 12           handed to weaveproof.Check.outcome, with --time last
#   // patient: order 12        the same with --time patient:1s
#   // fair: order 12           and with --time free --fair
#   // last: deadlock           a kind of violation
#   // reductions: local, locks, full        only these, where the others need too many states
#
# Of a violation, the schedule is replayed. Steps that are taken for independent must be so.
set -euo pipefail
# shellcheck source=tests/explore.sh
source "$(dirname "${BASH_SOURCE[0]}")/explore.sh"

seconds=120
if [[ $1 == --seconds ]]; then
  seconds=$2
  shift 2
fi
weaveproof=$(realpath "$1") classes=$(realpath "$2") name=$3 source=$4 way=$5
program=(-cp "$classes" "$name")
preview=()
[[ $(sed -n 's|^// jdk: ||p;T;q' "$source") != *preview ]] || preview=(--enable-preview)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

case $way in
  last) options=(--time last) ;;
  patient) options=(--time patient:1s) ;;
  fair) options=(--time free --fair) ;;
esac

sed -n "s|^// $way: ||p" "$source" | sort -u >"$work/expected"
reductions=$(sed -n 's|^// reductions: ||p' "$source")
IFS=, read -ra each <<<"${reductions:-none --library exact,local,locks,sleep,full,full --library exact,full --verify-independence}"
for reduction in "${each[@]}"; do
  # shellcheck disable=SC2086
  explore result --all-errors "${preview[@]}" "${options[@]}" --reduction $reduction
  jq -r '.outcomes[], (.errors[] | .kind)' "$json" | sort -u >"$work/found"
  if ! cmp -s "$work/expected" "$work/found"; then
    diff "$work/expected" "$work/found" | sed -n 's/^</-/p; s/^>/+/p' || true
    fail "the outcomes with --reduction $reduction differ (- expected and not found, + found and not expected)"
  fi
  [[ $complete == true ]] || fail "the search with --reduction $reduction was not complete"
  if [[ $verdict == violation ]]; then
    status=0
    "$weaveproof" replay --quiet "${preview[@]}" -cp "$classes" "$trace" >"$work/replay" 2>&1 || status=$?
    [[ $status == 1 ]] || fail "replay: status $status, $(cat "$work/replay")"
  fi
  echo "--reduction $reduction: $states states"
done
