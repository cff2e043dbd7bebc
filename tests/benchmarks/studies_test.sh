#!/bin/bash
# studies_test.sh WEAVEPROOF_BENCH WEAVEPROOF CLASSES ROOT API_CLASSES: the studies of changes, of mined heuristics and of stateful reductions, as
# small as they can be.
set -euo pipefail
tool=$1 weaveproof=$2 classes=$3 root=$4 api=$5
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

# figure NAME: the description is there, and the drawing, where there is matplotlib.
figure() {
  grep -q '^{"kind":' "$work/$1.json" || fail "the figure $1 is not described"
  "$root/bench/draw" 2>/dev/null || return 0
  grep -q '</svg>' "$work/$1.svg" || fail "the figure $1 is not drawn"
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
figure plots/tici-5a-agreement

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

# A client of each structure; of those with careless calls one of each class. Limits in states, so that the rows are the same again.
printf '%s\n' 'all states | S-POR | --search dfs --reduction s-por --visible-classes {classes}' \
  'all states | DL-S-POR | --search dfs --reduction dl-s-por --visible-classes {classes}' 'all states | JPF | --search dfs --reduction reachability' \
  'all states | full | --search dfs --reduction full' 'orders | DL-S-POR, sequential | --search dfs --reduction dl-s-por --order {order}' \
  'orders | DL-S-POR, random | --search dfs --reduction dl-s-por --order random | random' \
  'first error | full, random | --search dfs --reduction full --order random | random' >"$work/por.txt"
classes=$classes:$api
small=(--techniques "$work/por.txt" --clients 7 --calls 1 --careless 4 --careless-calls 2 --seeds 2 --limit 20000)
run por por.tsv "${small[@]}" --figures "$work/plots"
[[ $status == 0 ]] || fail "bench/por has exit status $status"
[[ $(grep -c $'\tall states: ' "$work/por.tsv") == $((7 * 4)) ]] || fail "not all clients were run with all algorithms"
[[ $(grep -c $'\torders: ' "$work/por.tsv") == $((4 * (6 + 2))) ]] || fail "not all orders were run"
[[ $(grep -c $'\tfirst error: ' "$work/por.tsv") == $((3 * 2)) ]] || fail "clients without careless calls have no errors to be found"
[[ $(grep -c $'\tall states: full\t0\tno\tno-violation\t' "$work/por.tsv") == 7 ]] || fail "a client was not proved"
figure plots/por-figure-5-times
tables=$output
run por por.tsv "${small[@]}"
[[ $output == "$tables" && ! -s $work/errors ]] || fail "what has a row was run again"
run por other.tsv --read "$work/por.tsv"
[[ $output == "$tables" && $status == 0 ]] || fail "the same rows give other tables"

# As killed in the middle of a line.
head -c -30 "$work/por.tsv" >"$work/cut.tsv"
run por cut.tsv "${small[@]}" --workers 2
[[ $status == 0 ]] && grep -q 'the line is damaged' "$work/errors" || fail "the exit status is $status"
[[ $(cut -f 1-3 "$work/por.tsv" | sort -u) == $(grep -v '^$' "$work/cut.tsv" | awk -F'\t' 'NF == 11 || NR == 1' | cut -f 1-3 | sort -u) ]] ||
  fail "a study that was killed came to other rows"

# Two algorithms that do not agree, and a file of other clients.
awk -F'\t' -v OFS='\t' '$2 == "all states: full" && !done { $11 = "1:0000000000000000"; done = 1 } 1' "$work/por.tsv" >"$work/wrong.tsv"
run por other.tsv --read "$work/wrong.tsv"
[[ $status == 1 ]] && grep -q '^DIFFERENCE: ' <<<"$output" || fail "a difference gives exit status $status"
run por por.tsv "${small[@]}" --draw-seed 2
[[ $status == 2 ]] || fail "rows of another draw were taken over"

# Every policy sees the same states, or the tool says so and ends.
status=0
output=$("$tool" policies --root "$root" --classes "$classes" --binary "$weaveproof" --unfollowed-order "${tool%/*}/unfollowed_order" \
  --rounds 1 --try 2>"$work/errors") || status=$?
[[ $status == 0 ]] || fail "bench/policies has exit status $status"
[[ $(grep -c '^| [A-Za-z].* | *[0-9.]* | *[0-9.]* | *[0-9.]* | *[0-9.]* |$' <<<"$output") == 11 ]] || fail "a policy has no figures"
