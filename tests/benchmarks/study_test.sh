#!/bin/bash
# study_test.sh WEAVEPROOF_BENCH WEAVEPROOF ROOT CLASSES: the studies from end to end, on small programs: that a row is what
# `weaveproof check` says, and that a study that was killed, divided or damaged comes to the same rows.
set -euo pipefail
tool=$1 weaveproof=$2 root=$3 classes=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

run() {  # run COMMAND [option…]: into `output` and `status`
  local command=$1
  shift
  status=0
  output=$("$tool" "$command" --root "$root" --classes "$classes" --binary "$weaveproof" "$@" 2>"$work/errors") || status=$?
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

rows() {  # without the times, in order
  tail -n +2 "$1" | cut -f 1-8 | sort
}

all=(--programs 'rax-extended,monte-carlo' --size small --every 7920 --first-runs 2 --runs 3 --seeds 2 --limit 600)
small=("${all[@]}" --phases '1,2')

run study "${small[@]}" --results "$work/whole.tsv"
[[ $status == 0 ]] || fail "the first two phases have exit status $status"
cp "$work/whole.tsv" "$work/all.tsv"
run study "${all[@]}" --results "$work/all.tsv" --figures "$work/figures"
[[ $status == 0 ]] || fail "a study has exit status $status"
[[ ! -s $work/errors ]] || grep -q figures "$work/errors" || fail "a study complains"
for part in 'Table 2' 'Table 3' 'Table 4' 'Table 5' 'Table 6' 'Table 7' 'Table 9' 'Tables 11 to 22' 'Sections 9.3 and 9.4'; do
  grep -q "$part" <<<"$output" || fail "$part is missing"
done
for figure in figure-5-speed figure-6-variation figure-7-found figure-8-rax-extended figure-8-monte-carlo; do
  figure "figures/$figure"
done
! grep -q $'\tfailed\t\|no-violation' "$work/all.tsv" || fail "runs failed"
rows "$work/whole.tsv" >"$work/expected"
rows "$work/all.tsv" >"$work/rows"

# A row is what `weaveproof check` says.
agrees() {  # agrees TECHNIQUE SEED OPTION…
  local technique=$1 seed=$2
  shift 2
  "$weaveproof" check --reduction local -cp "$classes" --quiet --json "$work/check.json" --trace "$work/trace.json" --seed "$seed" \
    "$@" raxextended.RaxExtended buggy 2 0 first >"$work/said" || true
  jq -r --arg technique "$technique" --arg seed "$seed" '["rax-extended", $technique, $seed,
    (if .verdict == "violation" then "yes" else "no" end), .ending, .stats.states, .stats.choice_points,
    .stats.transitions] | @tsv' "$work/check.json" >"$work/row"
  grep -qxFf "$work/row" "$work/rows" || { output=$(cat "$work/row"); fail "check says something else of $technique"; }
}
agrees 'I,pl,d,Lb,0.75,1.5' 1 --dfs-rb 'I,pl,d,Lb,0.75,1.5' --dfs-rb-bound 600
agrees 'state of the art: restarts, Luby' 1 --order random --restarts luby:50 --state-limit 600
agrees 'state of the art: at most 5 preemptions' 0 --preemption-bound 5 --state-limit 600
agrees 'reductions: source sets' 0 --search dfs --reduction full --state-limit 600
agrees 'state of the art: reachability' 0 --search dfs --reduction reachability --state-limit 600
agrees 'state of the art: reachability and hybrid analyses' 0 --search dfs --reduction hybrid --state-limit 600
agrees 'guided: threads take turns' 0 --search best-first --heuristic ti --state-limit 600

# Killed in the middle of a line; then two workers.
head -c "$(($(stat -c %s "$work/whole.tsv") / 2))" "$work/whole.tsv" >"$work/half.tsv"
run study "${small[@]}" --results "$work/half.tsv" --workers 2
[[ $status == 0 ]] || fail "a study that goes on has exit status $status"
diff <(rows "$work/half.tsv" | grep -xFf "$work/expected" | uniq) "$work/expected" >"$work/difference" ||
  { output=$(cat "$work/difference"); fail "a study that was killed came to other rows"; }

# Killed for good, while it runs: no worker goes on.
"$tool" study --root "$root" --classes "$classes" --binary "$weaveproof" "${small[@]}" --results "$work/killed.tsv" >/dev/null 2>&1 &
study=$!
for ((i = 0; i < 100; i++)); do
  [[ ! -s $work/killed.tsv || $(wc -l <"$work/killed.tsv") -lt 3 ]] || break
  sleep 0.05
done
kill -9 "$study"
wait "$study" 2>/dev/null || true
run study "${small[@]}" --results "$work/killed.tsv"
diff <(rows "$work/killed.tsv" | grep -xFf "$work/expected" | uniq) "$work/expected" >"$work/difference" ||
  { output=$(cat "$work/difference"); fail "a study that was killed while it ran came to other rows"; }

# In parts, which are put together.
for slice in 1/3 2/3 3/3; do run study "${small[@]}" --results "$work/${slice/\//-}.tsv" --slice $slice; done
run study --read "$work/1-3.tsv" "$work/2-3.tsv" "$work/3-3.tsv" --merge "$work/merged.tsv"
[[ $status == 0 ]] || fail "putting parts together has exit status $status"
diff <(rows "$work/merged.tsv") "$work/expected" >"$work/difference" ||
  { output=$(cat "$work/difference"); fail "the parts are not the whole"; }
rankings() {  # which have no seconds
  sed -n '/^### Table 3/,/^### Tables 11/p' <<<"$output"
}
run study --read "$work/whole.tsv"
expected=$(rankings)
run study --read "$work/merged.tsv"
[[ -n $expected && $(rankings) == "$expected" ]] || fail "the same rows give other tables"

# What cannot be used.
printf 'nonsense\n' >>"$work/merged.tsv"
run study --read "$work/merged.tsv"
[[ $status == 0 ]] || fail "the exit status is $status"
grep -q "merged.tsv:$(wc -l <"$work/merged.tsv"): the line is damaged" "$work/errors" || fail "the damaged line is not told"
sed '1s/study-./study-0/' "$work/merged.tsv" >"$work/old.tsv"
run study --read "$work/old.tsv"
[[ $status == 2 ]] || fail "the exit status is $status"
grep -q 'old.tsv:1:' "$work/errors" || fail "another version of the study is not told"
run study "${small[@]}" --limit 700 --results "$work/whole.tsv"
[[ $status == 2 ]] || fail "rows with another limit were taken over"
for wrong in '--programs nobody' '--phases 9' '--configurations 5,pl' '--limit soon' '--slice 4/3' '--size huge'; do
  read -r -a words <<<"$wrong"
  run study "${words[@]}" --results "$work/wrong.tsv"
  [[ $status == 2 && -s $work/errors ]] || fail "$wrong gives exit status $status"
done
run study --programs nobody
grep -q 'there are: daisy, elevator' "$work/errors" || fail "the programs that there are, are not told"

# The other two studies.
run techniques --programs monte-carlo --size small --seeds 2 --limit 500 --results "$work/t.tsv" --figures "$work/figures"
[[ $status == 0 ]] || fail "the exit status is $status"
grep -q 'here.*in the paper' <<<"$output" || fail "the counts are missing"
run prss --programs rax-extended,producer-consumer --size small --pool 4 --nodes 1,50 --limit 500 --results "$work/p.tsv" --figures "$work/figures"
[[ $status == 0 ]] || fail "the exit status is $status"
grep -q '^| rax-extended .*✓' <<<"$output" || fail "the default order is missing"
figure figures/prss-figure-5-rax-extended
