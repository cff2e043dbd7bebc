#!/bin/bash
# Explores one program in several ways and holds each of them to what it promises (ways.txt) beside plain depth-first search.
# Violations must replay.
#
#   oracle.sh [--seconds N] [--ways all|NAME,…] [--seed N] [--verify yes] WEAVEPROOF NAME ARGUMENT OF check…
#
# Name and arguments are those that programs.sh lists. Which ways, if neither --ways nor WEAVEPROOF_WAYS says so:
# those of `everywhere` below, one of `watching`, and one of the others. Which one is drawn by the names of program and way, so that
# each gets its share of the programs, a program always gets the same ones, and a new way takes only its own share from the old ones.
#
# Each way continues after the first violation, and so has numbers to compare although the program is wrong. Only the
# other way ends at the first violation, if there is one. With --ways each is tried both ways.
#
# Searches end after `state_limit` states, never after seconds, so that the result is the same on every machine. They must
# be done before: too_large.txt lists those that cannot be, and nothing else.
#
# For the soak: --seed gives the ways that have a seed another one; --verify adds --verify-store to all of them, for few states.
set -euo pipefail
tests=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=tests/explore.sh
source "$tests/explore.sh"

everywhere="full"
watching="share share-full verify-store verify-independence"
state_limit=100000

seconds=120 asked=${WEAVEPROOF_WAYS:-} seed="" verify=no
while [[ $1 == --* ]]; do
  case $1 in
    --seconds) seconds=$2 ;;
    --ways) asked=$2 ;;
    --seed) seed=$2 ;;
    --verify) verify=$2 ;;
    *) echo "oracle.sh has no option $1" && exit 2 ;;
  esac
  shift 2
done
weaveproof=$1 name=$2
shift 2
program=("$@")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ways=()
declare -A promises=() options=()
while IFS='|' read -r way promise text; do
  read -r way <<<"$way"
  ways+=("$way")
  read -r promises["$way"] <<<"$promise"
  read -r options["$way"] <<<"$text"
done < <(grep '^[^#]' "$tests/ways.txt")

# Cycles are looked for on the path of one exact depth-first search without bounds.
if [[ " ${program[*]} " == *nonprogress* ]]; then
  ways=(dfs random-order preempt-order all-visible verify-store)
fi

# The way's options for check, in the array `run`. A search with numbers of its own (several runs, say) may need more
# states.
options_of() {
  local limit=$state_limit
  if [[ ${promises[$1]} == verdict ]]; then limit=$((10 * limit)); fi
  read -ra run <<<"${options[$1]}"
  if [[ $verify == yes && $1 != dfs ]]; then run+=(--verify-store) limit=5000 promises[$1]=sample; fi
  if [[ -n $seed && ${options[$1]} == *--seed* ]]; then run+=(--seed "$seed"); fi
  if [[ ${options[$1]} != *--runs* ]]; then run=(--state-limit "$limit" "${run[@]}"); fi
}

# What a search in this way can find of what plain search finds. Where everything is visible, a thread that loops without doing
# anything that others could notice is nothing special.
findable() {
  if [[ $1 == all-visible ]]; then sed '/^error loop/d' "$work/expected"; else cat "$work/expected"; fi
}

# The schedule of the violation that was just found leads there again, and the same sentence describes it; in another folder
# and environment, too.
replays() {
  local status=0 message
  message=$(jq -r .error.message "$json")
  (cd / && exec env LC_ALL=C TZ=Asia/Tokyo FURTHER="something of some length" \
    timeout -k 5 "$seconds" "$weaveproof" replay --quiet "$trace") </dev/null >"$work/stdout" 2>"$work/stderr" || status=$?
  [[ $status == 1 ]] || fail "the schedule that check ${run[*]} found does not replay: status $status"
  [[ $(head -n 1 "$work/stdout") == "violation: $message" ]] ||
    fail "the replay of the schedule that check ${run[*]} found shows something else than: $message"
}

# is_listed WAY: as too large for it.
is_listed() {
  local line
  line=$(grep "^$name: " "$tests/too_large.txt") && [[ " $line " == *" $1 "* ]]
}

# must_finish WAY: whether the last search, which was done in this way, came to its end; the list has to say the same. What is
# done in more than half of the states may be listed: a program that reads files has more steps where their paths are longer.
must_finish() {
  if [[ $finished == true ]]; then
    ! is_listed "$1" || ((states > state_limit / 2)) || fail "is done in $states states, $1: too_large.txt must not list it"
    return 0
  fi
  is_listed "$1" || fail "is not done after $states states, $1: make it smaller, or list it in too_large.txt"
  return 1
}

# compare WAY: the last search, which continued after violations, with plain search.
compare() {
  local way=$1 promise=${promises[$1]} what="check ${run[*]}" difference
  difference=$(comm -13 "$work/expected" "$found")
  [[ -z $difference ]] || fail "$what finds what plain search does not: $difference"
  case $promise in
    sample) [[ $complete == true ]] || return 0 ;;
    lossy)
      [[ $complete == false ]] || fail "$what says that it was complete"
      must_finish "$way" || return 0
      ;;
    *)
      must_finish "$way" || return 0
      [[ $complete == true || $plain_complete == false ]] || fail "$what says that it was not complete"
      ;;
  esac
  difference=$(comm -23 <(findable "$way") "$found")
  [[ -z $difference ]] || fail "$what does not find what plain search does: $difference"
  # If the search restarts, because it learns that internals of the library are shared, each way may learn it at another
  # time.
  [[ $anew == false && $plain_anew == false ]] || return 0
  case $promise in
    same | lossy) [[ $states == "$plain_states" && $transitions == "$plain_transitions" ]] ;;
    fewer) ((states <= plain_states)) ;;
    more) ((states >= plain_states)) ;;
  esac || fail "$what has $states states and $transitions transitions, plain search $plain_states and $plain_transitions"
}

# first_violation WAY: a search that ends there.
first_violation() {
  options_of "$1"
  explore first "${run[@]}"
  if [[ $verdict == violation ]]; then
    error=$(grep '^error' "$found")
    grep -qxF "$error" "$work/expected" || [[ $plain_finished == no ]] ||
      fail "check ${run[*]} finds $error, and plain search does not"
    replays
  elif [[ ${promises[$1]} != sample && $plain_finished == yes ]] && ! is_listed "$1" && findable "$1" | grep -q '^error'; then
    fail "check ${run[*]} finds no violation"
  fi
}

# Plain search.
options_of dfs
run+=(--all-errors)
explore dfs "${run[@]}"
cp "$found" "$work/expected"
plain_complete=$complete plain_states=$states plain_transitions=$transitions plain_anew=$anew
if must_finish dfs; then plain_finished=yes; else plain_finished=no; fi
if [[ $verdict == violation ]]; then violates=yes && replays; else violates=no; fi

# What is explored in which way: `compared` continues after violations, `first` ends there.
#
# drawn WAY…: the one of these ways that has the largest checksum (FNV-1a) of its name and the name of the program.
# Thaler and Ravishankar call this rendezvous hashing.
drawn() {
  local way text sum character i best=-1 chosen=""
  for way in "$@"; do
    text="$name $way" sum=2166136261
    for ((i = 0; i < ${#text}; ++i)); do
      printf -v character %d "'${text:i:1}"
      sum=$((((sum ^ character) * 16777619) & 0xffffffff))
    done
    if ((sum > best)); then best=$sum chosen=$way; fi
  done
  echo "$chosen"
}

if [[ -z $asked ]]; then
  others=() elsewhere=""
  # What these programs do with everything visible is known by hand: see litmus.sh and counts.sh.
  if [[ $name == litmus.* || $name == counts.* ]]; then elsewhere=all-visible; fi
  for way in "${ways[@]}"; do
    [[ " dfs $everywhere $watching $elsewhere " == *" $way "* ]] || others+=("$way")
  done
  first=("$(drawn "${others[@]}")")
  # shellcheck disable=SC2086
  compared=($everywhere "$(drawn $watching)")
  if [[ $violates == no ]]; then compared+=("${first[@]}"); fi
elif [[ $asked == all ]]; then
  compared=("${ways[@]:1}") first=("${ways[@]:1}")
else
  IFS=, read -ra compared <<<"$asked"
  first=("${compared[@]}")
  for way in "${compared[@]}"; do
    [[ -n ${promises[$way]:-} ]] || fail "there is no way $way in ways.txt"
  done
fi

# is_too_slow WAY: schedules of the program are listed as too long for so many of them.
is_too_slow() {
  [[ ${promises[$1]} == sample ]] && is_listed "$1"
}

for way in "${compared[@]}"; do
  [[ " ${ways[*]} " == *" $way "* ]] || continue
  ! is_too_slow "$way" || continue
  # Where plain search is not done, there is nothing to compare with; but what it verifies of itself can be seen anywhere.
  [[ $plain_finished == yes || $way == verify-* ]] || continue
  options_of "$way"
  run+=(--all-errors)
  explore "$way" "${run[@]}"
  if [[ $plain_finished == yes ]]; then compare "$way"; fi
  if [[ $way == share* && $verdict == violation ]]; then replays; fi
done
if [[ $violates == yes ]]; then
  for way in "${first[@]}"; do
    if [[ " ${ways[*]} " == *" $way "* ]] && ! is_too_slow "$way"; then first_violation "$way"; fi
  done
fi
echo "$plain_states states, $plain_transitions transitions; ${compared[*]}; first violation: ${first[*]}"
