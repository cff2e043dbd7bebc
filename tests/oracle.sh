#!/bin/bash
# Explores one program in several ways, which must agree on whether there is a violation; each violation must replay.
#
#   oracle.sh [--seconds N] WEAVEPROOF CLASSES NAME SOURCE [option of weaveproof check…]
#
# The ways: depth first, breadth first, with 64 bits of hash for each state. If the source has a line `// oracle: yes`, also
# with every access to the heap as a step of its own, for at most ten seconds: this search knows nothing of what is
# local to a thread, and a search that does must never need more states.
set -euo pipefail
# shellcheck source=tests/explore.sh
source "$(dirname "${BASH_SOURCE[0]}")/explore.sh"
begin "$@"

if grep -q '// expect: no-violation' "$source"; then wanted=no-violation; else wanted=violation; fi

# The schedule of the violation that was just found leads there again, and the same sentence describes it; in another folder
# and environment, too.
replays() {
  local status=0 message
  message=$(jq -r .error.message "$json")
  (cd / && exec env LC_ALL=C TZ=Asia/Tokyo FURTHER="something of some length" \
    timeout -k 5 "$seconds" "$weaveproof" replay --quiet "$trace") </dev/null >"$work/stdout" 2>"$work/stderr" || status=$?
  [[ $status == 1 ]] || fail "the schedule that check $1 found does not replay: status $status"
  [[ $(<"$work/stdout") == "violation: $message" ]] ||
    fail "the replay of the schedule that check $1 found shows something else than: $message"
}

# agrees WHAT: the last search found what is wanted.
agrees() {
  [[ $verdict == "$wanted" ]] || fail "check $1 says $verdict instead of $wanted"
  if [[ $verdict == violation ]]; then replays "$1"; fi
}

explore dfs --search dfs
agrees "--search dfs"
reduced=$states

# Cycles are looked for depth first, on the path of an exact search.
if [[ " ${options[*]} " != *" nonprogress "* ]]; then
  explore bfs --search bfs
  agrees "--search bfs"
  [[ $wanted == violation || $states == "$reduced" ]] || fail "$reduced states depth first, $states breadth first"

  explore hash64 --store hash64
  if [[ $verdict == inconclusive && $wanted == no-violation ]]; then
    [[ $states == "$reduced" ]] || fail "$reduced states, but $states with --store hash64"
  else
    agrees "--store hash64"
  fi
fi

echo "$reduced states"
if grep -q '^// oracle: yes' "$source"; then
  explore none --reduction none --time-limit 10
  if [[ $verdict == inconclusive ]]; then
    echo "not all states within 10 s when everything is visible ($states)"
  else
    agrees "--reduction none"
    [[ $wanted == violation || $reduced -le $states ]] || fail "$reduced states, and $states when everything is visible"
    echo "$states states when everything is visible"
  fi
fi
