#!/bin/bash
# studies_test.sh WEAVEPROOF_BENCH WEAVEPROOF CLASSES ROOT: the studies of changes and of mined heuristics, as small as they can be.
set -euo pipefail
tool=$1 weaveproof=$2 classes=$3 root=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

run() {  # run COMMAND RESULTS [option…]: into `output`
  local command=$1 results=$2
  shift 2
  status=0
  output=$("$tool" "$command" --root "$root" --classes "$classes" --binary "$weaveproof" --results "$work/$results" "$@" 2>"$work/errors") ||
    status=$?
}

fail() {
  echo "$1"
  echo "$output"
  cat "$work/errors"
  exit 1
}

# 2 fragments, added and deleted, for bugs and for safety, by three modes that know the change; and a full search with either reduction of
# each version that is checked: the two variants as they are, and without each fragment.
run pairwise pairs.jsonl --programs sor --size small --fragments 2 --state-limit 2000
[[ $status == 0 ]] || fail "bench/pairwise has exit status $status"
[[ $(wc -l <"$work/pairs.jsonl") == $((1 + 2 * 2 * 2 * 3 + 2 * 2 + 2 * 2 * 2)) ]] || fail "$(wc -l <"$work/pairs.jsonl") lines of results"
grep -q '^| sor  *|  *2 |' <<<"$output" || fail "the table has no line of two fragments"
grep -q '^| all  *| safety: introduced' <<<"$output" || fail "nothing is said of what is missed"
first=$output
run pairwise pairs.jsonl --programs sor --size small --fragments 2 --state-limit 2000
[[ $output == "$first" && ! -s $work/errors ]] || fail "what has a record was run again"
run pairwise pairs.jsonl --programs daisy
[[ $status == 2 ]] || fail "a program that the paper does not have gives exit status $status"

run tici tici.jsonl --study agreement --programs reorder --splits 2:2 --plots "$work/plots"
grep -q '^| reorder  *| heap  *|  *1 | 1.00 | 1.00 |' <<<"$output" || fail "threads of two classes that differ are not told apart"
grep -q '</svg>' "$work/plots/tici-5a-agreement.svg" || fail "there is no plot"

printf 'TI | --search best-first --heuristic ti\nTICI- | --search best-first --heuristic tici-\nrandom | --search dfs --order random | 2\n' >"$work/few.txt"
few=(--study performance --programs queue-two-lock --splits 2:2 --mutants 1 --techniques "$work/few.txt" --plots "$work/plots")
run tici tici.jsonl "${few[@]}" --recorded
grep -q '^0 cases' <<<"$output" || fail "something was run that should only be shown"
run tici tici.jsonl "${few[@]}"
[[ $status == 0 ]] || fail "bench/tici has exit status $status"
grep -q '^1 cases' <<<"$output" || fail "one mutant with one split is no case"
grep -qE '^\| random +\| +2 \| +100 % ' <<<"$output" || fail "two seeds are not two runs that find it"
grep -qE '^\| queue-two-lock +\| [0-9]+ [A-Z]+ +\| .*\| +1 of 1 \|$' <<<"$output" || fail "the mutant is not told"
run tici tici.jsonl "${few[@]}" --recorded
grep -q '^1 cases' <<<"$output" && [[ ! -s $work/errors ]] || fail "what has a record is not shown"
run tici tici.jsonl --splits 2:x
[[ $status == 2 ]] || fail "a split that is none gives exit status $status"
