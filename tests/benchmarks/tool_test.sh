#!/bin/bash
# tool_test.sh WEAVEPROOF_BENCH ROOT: the benchmark tool itself, with a stand-in for weaveproof that answers at once.
set -euo pipefail
tool=$1 root=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Buggy variants fail an assertion after 10 states and the seed; correct ones have no violation.
cat >"$work/weaveproof" <<'END'
#!/bin/bash
echo "$@" >>"$CALLS"
json="" seed=0
for ((i = 1; i < $#; i++)); do
  next=$((i + 1))
  case ${!i} in
    --json) json=${!next} ;;
    --seed) seed=${!next} ;;
  esac
done
verdict=no-violation ending=finished error=null
if [[ " $* " == *" buggy "* ]]; then
  verdict=violation ending=first-error error='{"kind": "assertion", "class": "java.lang.AssertionError", "message": "one, \"two\""}'
fi
cat >"$json" <<JSON
{"verdict": "$verdict", "complete": true, "ending": "$ending", "error": $error, "stats": {"states": $((STATES + seed)), "transitions": 30,
 "seconds": 0.5, "states_per_second": 20, "bytes_per_state": 20.5, "peak_rss_bytes": 1048576}}
JSON
END
chmod +x "$work/weaveproof"
export CALLS=$work/calls STATES=10
: >"$CALLS"

run() {  # run COMMAND [option…]: into `output` and `status`
  local command=$1
  shift
  status=0
  output=$("$tool" "$command" --root "$root" --classes "$work" --binary "$work/weaveproof" "$@" 2>"$work/errors") ||
    status=$?
}

fail() {
  echo "$1"
  echo "$output"
  cat "$work/errors"
  exit 1
}

calls() {
  wc -l <"$CALLS"
}

chosen=(--programs 'list-set-lazy,list-set-opt*' --config plain= --config 'other=--order random')

run suite "${chosen[@]}" --results "$work/a.jsonl" --csv "$work/a.csv"
[[ $status == 0 ]] || fail "a suite whose verdicts are as expected has exit status $status"
[[ $(calls) == 8 ]] || fail "2 programs, 2 variants and 2 configurations are not $(calls) runs"
grep -q -- '--order random --seed 0' "$CALLS" || fail "the options of a configuration are not handed on"
[[ $(wc -l <"$work/a.csv") == 9 ]] || fail "the CSV file has not a line for each run"
grep -q '"one, ""two"""$' "$work/a.csv" || fail "quotes in the CSV file are wrong"

run suite "${chosen[@]}" --results "$work/a.jsonl"
[[ $(calls) == 8 ]] || fail "what has a record was run again"
[[ $(grep -c '^| list-set' <<<"$output") == 8 ]] || fail "records are missing in the table"

head -n 4 "$work/a.jsonl" >"$work/half.jsonl"
run suite "${chosen[@]}" --results "$work/half.jsonl"
[[ $(calls) == 13 ]] || fail "an interrupted suite did not run just what was missing"

STATES=20
run suite "${chosen[@]}" --results "$work/b.jsonl"
run suite --compare "$work/a.jsonl" "$work/b.jsonl"
[[ $status == 0 ]] || fail "equal verdicts give exit status $status"
grep -q '^| geometric mean .* 0 of 8 differ .* 2\.00 .* 1\.00 ' <<<"$output" || fail "twice the states are not 2.00"

run suite --programs queue-two-lock --results "$work/c.jsonl"
[[ $status == 1 ]] || fail "an assertion where the header says NullPointerException gives exit status $status"
grep -q '^! queue-two-lock small buggy' <<<"$output" || fail "the contradiction is not told"

run suite --programs no-such-program
[[ $status == 2 ]] || fail "an unknown program gives exit status $status"

echo '# other' >>"$work/weaveproof"
run suite "${chosen[@]}" --results "$work/a.jsonl"
[[ $status == 2 ]] || fail "records of another binary were taken over"
