# Runs `weaveproof check` and reads its result; sourced by verdict.sh and oracle.sh.
# shellcheck shell=bash disable=SC2034,SC2154
#
# Lines in a program that matter here:
#
#   // options: --property race        for every run of it; at the beginning of a line
#   // expect: …                       see verdict.sh
export LC_ALL=C.UTF-8 TZ=UTC

# begin SCRIPT'S ARGUMENTS: sets weaveproof, classes, name, source, options, seconds and work, an empty folder.
begin() {
  seconds=120
  if [[ $1 == --seconds ]]; then
    seconds=$2
    shift 2
  fi
  weaveproof=$1 classes=$2 name=$3 source=$4
  shift 4
  eval "options=( $(sed -n 's|^// options: ||p;T;q' "$source") )"
  options+=("$@")
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
}

fail() {
  echo "$name: $1"
  if [[ -s $work/stderr ]]; then head -n 20 "$work/stderr"; fi
  if [[ -n ${json:-} && -s ${json:-} ]]; then
    jq -r '"verdict: " + .verdict + ". " + .covered, (.unsupported // {} | .what // empty, .where // empty),
      (.error // {} | .message // empty, (.details // [])[])' "$json" | head -n 40
  fi
  exit 1
}

# explore RUN OPTION…: leaves RUN.json and, after a violation, RUN.trace in the folder; sets json, trace, verdict,
# complete, states. The exit status must be the one that belongs to the verdict.
explore() {
  local run=$1 status=0 wanted
  shift
  json=$work/$run.json trace=$work/$run.trace
  (cd "$work" && exec timeout -k 5 "$seconds" "$weaveproof" check --quiet --json "$json" --trace "$trace" \
    "${options[@]}" "$@" -cp "$classes" "$name") </dev/null >"$work/stdout" 2>"$work/stderr" || status=$?
  [[ $status != 124 && $status != 137 ]] || fail "check $* did not end within $seconds s, or was killed"
  [[ -s $json ]] || fail "check $* ended with status $status and left no result"
  read -r verdict complete states < <(jq -r '"\(.verdict) \(.complete) \(.stats.states)"' "$json")
  case $verdict in
    no-violation) wanted=0 ;;
    violation) wanted=1 ;;
    inconclusive) wanted=3 ;;
    unsupported) wanted=4 ;;
    *) fail "check $*: there is no verdict $verdict" ;;
  esac
  [[ $status == "$wanted" ]] || fail "check $*: exit status $status with the verdict $verdict"
}
