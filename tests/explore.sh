# Runs `weaveproof check` and reads its result; sourced by verdict.sh and oracle.sh, which set
#
#   weaveproof   the binary's absolute path
#   name         of the program, for messages
#   program      what check needs to know of it: options, class path, main class, arguments
#   seconds      that one run may take
#   work         an empty folder
# shellcheck shell=bash disable=SC2034,SC2154
export LC_ALL=C.UTF-8 TZ=UTC

fail() {
  echo "$name: $1"
  if [[ -s $work/stderr ]]; then head -n 20 "$work/stderr"; fi
  if [[ -n ${json:-} && -s ${json:-} ]]; then
    jq -r '"verdict: " + .verdict + ". " + .covered, (.unsupported // {} | .what // empty, .where // empty),
      (.error // {} | .message // empty, (.details // [])[])' "$json" | head -n 40
  fi
  exit 1
}

# explore RUN OPTION…: leaves RUN.json and, after a violation, RUN.trace in the folder, and in RUN.found, a line each, kinds of
# errors and outcomes; sets json, trace, found, verdict, complete, finished, states, transitions, anew. The exit status must be
# the one that belongs to the verdict.
explore() {
  local run=$1 status=0 wanted
  shift
  json=$work/$run.json trace=$work/$run.trace found=$work/$run.found
  rm -f "$json" "$trace"
  (cd "$work" && exec timeout -k 5 "$seconds" "$weaveproof" check --quiet --json "$json" --trace "$trace" \
    "$@" "${program[@]}") </dev/null >"$work/stdout" 2>"$work/stderr" || status=$?
  [[ $status != 124 && $status != 137 ]] || fail "check $* did not end within $seconds s, or was killed"
  [[ -s $json ]] || fail "check $* ended with status $status and left no result"
  jq -r '"\(.verdict) \(.complete) \(.covered | test(" states ended (the search|it)\\.$") | not) \(.stats.states) \(.stats.transitions) \(
      any(.notes[]; startswith("The search ran")))",
    ([(.errors // [.error // empty] | .[] | "error \(.kind) \(.class // "")"), (.outcomes[] | "outcome \(@json)")] | unique[])' \
    "$json" >"$work/result"
  { read -r verdict complete finished states transitions anew && cat >"$found"; } <"$work/result"
  case $verdict in
    no-violation) wanted=0 ;;
    violation) wanted=1 ;;
    inconclusive) wanted=3 ;;
    unsupported) wanted=4 ;;
    *) fail "check $*: there is no verdict $verdict" ;;
  esac
  [[ $status == "$wanted" ]] || fail "check $*: exit status $status with the verdict $verdict"
}
