#!/bin/bash
# Lines about what a search decides, in builds with -DWEAVEPROOF_LOG=ON.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Ends the case where the binary has no LOG.
needs_log() {
  WEAVEPROOF_LOG=nonsense "$weaveproof" check -cp classes Counter >/dev/null 2>log || true
  grep -q "^WEAVEPROOF_LOG: 'nonsense' is not all, driver" log || skip "this build has no LOG (-DWEAVEPROOF_LOG=ON)"
}

logged() {  # logged TOPICS TEXT ARGUMENT…: standard error has a line with the text
  local topics=$1 text=$2
  shift 2
  WEAVEPROOF_LOG=$topics timeout 100 "$weaveproof" check "$@" -cp classes Counter >output 2>log || true
  grep -qF -- "$text" log || { echo "no line with: $text"; head -c 4000 log; exit 1; }
  if grep -vE "^(${topics//,/|}): " log | grep -qE '^(driver|races|sleep|restarts|calls|verdict): '; then
    echo "a topic that was not asked for"; exit 1
  fi
}

case_log_of_each_topic() {
  counter
  needs_log
  logged driver 'driver: thread 1 takes its step' --search dfs
  logged driver 'a new state' --search dfs
  logged races 'races: ' --search dfs --reduction full
  logged races ' is done; done ' --search dfs --reduction full
  logged sleep 'sleeps after it has been explored' --search dfs --reduction sleep --all-errors
  logged verdict 'verdict: the search has ended with 1 errors'
  logged restarts 'is used by several threads without a common lock'
  logged driver,sleep 'driver: ' --reduction sleep --search dfs
}

case_log_is_silent_unless_asked() {
  counter
  "$weaveproof" check -cp classes Counter >output 2>log || true
  ! grep -qE '^(driver|races|sleep|restarts|calls|verdict): ' output log
}

main "$@"
