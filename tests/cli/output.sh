#!/bin/bash
# Where the answer goes, and what it looks like: standard output or standard error, colours, times.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# apart STATUS ARGUMENT…: as expect, with the two outputs in the files `out` and `err`.
apart() {
  local status=$1 found=0
  shift
  "$weaveproof" "$@" </dev/null >out 2>err || found=$?
  [[ $found == "$status" ]] || { echo "status $found"; cat out err; exit 1; }
}

# "-" is standard output, where the report then stands alone.
case_report_on_standard_output() {
  counter
  apart 1 check --json - -cp classes Counter
  jq -e '.verdict == "violation"' out
  grep -q '^violation: Assertion failed' err
  apart 1 check --quiet --json=- -cp classes Counter
  jq -e '.verdict == "violation"' out
  [[ $(wc -l <err) == 1 ]]
  apart 1 check --sarif - -cp classes Counter
  jq -e '.version == "2.1.0"' out
  apart 1 replay --sarif - weaveproof-trace.json
  jq -e '.runs[0].results | length == 1' out
  grep -q '^violation: Assertion failed' err
  apart 1 replay --html - weaveproof-trace.json
  head -1 out | grep -qi '<!doctype html>'
  [[ ! -e - ]]
  expect 2 'weaveproof: --json and --sarif must be two files, but both are -' check --json - --sarif - -cp classes Counter
  expect 2 'weaveproof: --trace needs a file' check --trace - -cp classes Counter
  expect 2 'weaveproof: --html needs a file with --junit' check --html - --junit Counter
  # A reader that has left is told of, as with a file.
  found=0
  "$weaveproof" check --json - -cp classes Counter 2>err >&- || found=$?
  [[ $found == 2 ]]
  grep -q '^weaveproof: standard output cannot be written' err
}

case_color() {
  counter
  local red=$'\033[1;31mviolation\033[0m: Assertion' plain='violation: Assertion'
  expect 1 "$plain" check -cp classes Counter
  cp output without
  if grep -q $'\033' output; then exit 1; fi
  NO_COLOR=1 expect 1 "$red" check --color always -cp classes Counter
  grep -q $'^\033\[1m      main .*adder' output
  # But for the colours it is the same text.
  figures='/ states, .* transitions, /d'
  diff <(sed "$figures" without) <(sed "s/\x1b\[[0-9;]*m//g; $figures" output)
  printf 'color = "always"\n' >color.toml
  expect 1 "$red" check --config color.toml -cp classes Counter
  hello
  expect 0 $'\033[1;32mno violation\033[0m: Every' check --color always --quiet -cp classes Hello
  expect 1 "$red" replay --color always weaveproof-trace.json
  expect 1 "$plain" replay --color auto weaveproof-trace.json
  expect 2 'weaveproof: --color is auto, always or never, not pink' check --color pink -cp classes Counter
  expect 2 'weaveproof: --color is auto, always or never, not pink' replay --color pink weaveproof-trace.json
}

# on_a_terminal VARIABLE=VALUE… -- ARGUMENT…: what weaveproof writes to one.
on_a_terminal() {
  local variables=()
  while [[ $1 != -- ]]; do variables+=("$1") && shift; done
  shift
  script -qec "env -u NO_COLOR TERM=xterm ${variables[*]} $(printf '%q ' "$weaveproof" "$@")" /dev/null </dev/null >terminal || true
}
case_color_on_a_terminal() {
  command -v script >/dev/null || skip 'there is no script'
  counter
  on_a_terminal -- check -cp classes Counter
  grep -qF $'\033[1;31mviolation' terminal
  for how in NO_COLOR=1 TERM=dumb; do
    on_a_terminal $how -- check -cp classes Counter
    grep -q '^violation: Assertion' terminal
  done
  on_a_terminal -- check --color never -cp classes Counter
  grep -q '^violation: Assertion' terminal
  on_a_terminal NO_COLOR= -- check -cp classes Counter
  grep -qF $'\033[1;31mviolation' terminal
}

case_durations() {
  counter
  for time in 60 60s 2m 1h 5000ms 0.5h; do expect 1 violation check --time-limit $time -cp classes Counter; done
  expect 1 violation check --order random --restarts luby:1m -cp classes Counter
  expect 1 violation check --order random --restarts luby:1000ms -cp classes Counter
  for time in soon 5y 5mm -5s; do expect 2 'weaveproof: --time-limit' check --time-limit $time -cp classes Counter; done
  expect 2 'weaveproof: ' check --order random --restarts luby:0ms -cp classes Counter
  printf 'time-limit = "2m"\n' >time.toml
  expect 1 violation check --config time.toml -cp classes Counter
}

# The sources of a file's packages are compiled along, as far as they are needed, and anew when they change.
case_sibling_sources() {
  mkdir -p src/bank src/util
  cat >src/bank/Main.java <<'JAVA'
package bank;
public class Main {
  public static void main(String[] args) throws Exception {
    util.Main account = new util.Main();
    Helper.both(account);
    assert account.sum == 2 : "the sum is " + account.sum;
  }
}
JAVA
  cat >src/bank/Helper.java <<'JAVA'
package bank;
class Helper {
  static void both(util.Main account) throws InterruptedException {
    Thread other = new Thread(account::add);
    other.start();
    account.add();
    other.join();
  }
}
JAVA
  echo 'package bank; class Broken { int x = "nobody needs this"; }' >src/bank/Broken.java
  printf 'package util;\npublic class Main {\n  public volatile int sum;\n  public void add() { sum++; }\n}\n' >src/util/Main.java
  expect 1 'the sum is 1' check src/bank/Main.java
  # The file of that name in the right package.
  grep -qF 'Main.java:4: public void add() { sum++; }' output
  expect 1 'the sum is 1' replay weaveproof-trace.json
  (cd src/bank && expect 1 'the sum is 1' check Main.java)
  sed -i 's/public void add/public synchronized void add/' src/util/Main.java
  expect 0 'no violation' check src/bank/Main.java
  expect 2 'weaveproof-trace.json belongs to a different program' replay weaveproof-trace.json
  # Elsewhere than its package says, it stands alone.
  cp src/bank/Main.java Main.java
  expect 2 'Main.java does not compile' check Main.java
  rm src/bank/Helper.java
  expect 2 'does not compile' check src/bank/Main.java
}

main "$@"
