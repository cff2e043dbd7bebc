#!/bin/bash
# What --sarif writes.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# is FILTER FILE: it is SARIF, and the filter, of jq, gives true.
is() {
  python3 "$here/../sarif/check_sarif.py" "$2"
  jq -e "$1" "$2" >/dev/null || { echo "$2: not so: $1"; jq . "$2" | head -c 4000; exit 1; }
}

# A package, in a folder whose name is none for a URI: two threads, a race, a failed assertion.
counter() {
  mkdir -p 'my src/bank'
  cat >'my src/bank/Counter.java' <<'JAVA'
package bank;
public class Counter {
  static int count;
  static void add() {
    count = count + 1;
  }
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(Counter::add, "adder");
    other.start();
    add();
    other.join();
    assert count == 2 : "count is " + count;
  }
}
JAVA
  javac -d classes 'my src/bank/Counter.java'
}

case_sarif_assertion() {
  counter
  expect 1 'count is 1' check --sourcepath 'my src' --sarif result.sarif -cp classes bank.Counter
  is '[.runs[0].results[] | [.ruleId, .level]] == [["assertion", "error"], ["race", "warning"]]' result.sarif
  is '.runs[0].results[0] | .ruleId == "assertion" and .level == "error"
      and (.message.text | contains("count is 1"))' result.sarif
  is '.runs[0].results[0].locations[0].physicalLocation
      == {"artifactLocation": {"uri": "my%20src/bank/Counter.java", "uriBaseId": "SRCROOT"},
          "region": {"startLine": 12, "snippet": {"text": "assert count == 2 : \"count is \" + count;"}}}' result.sarif
  is '.runs[0].results[0].locations[0].logicalLocations[0].fullyQualifiedName == "bank.Counter.main"' result.sarif
  # One flow a thread; the order of execution is that of the trace.
  is '[.runs[0].results[0].codeFlows[0].threadFlows[].message.text] == ["main", "adder"]' result.sarif
  expect 1 'count is 1' check --json result.json -cp classes bank.Counter
  jq -e '[.trace[].also[]?.what] == ["throws AssertionError: count is 1"]' result.json
  diff <(jq -r '.trace[] | "\(.step) \(.thread_name) \(.what, .also[]?.what)"' result.json) \
    <(jq -r '[.runs[0].results[0].codeFlows[0].threadFlows[] | .message.text as $t | .locations[]
              | [.executionOrder, "\(.executionOrder) \($t) \(.location.message.text)"]] | sort_by(.[0]) | .[][1]' result.sarif)
  is '[.runs[0].results[0].codeFlows[0].threadFlows[].locations[].state // {} | ."bank.Counter.count".text // empty]
      | contains(["0", "1"])' result.sarif
}

case_sarif_race() {
  counter
  expect 1 'Data race' check --property race --sourcepath 'my src' --sarif result.sarif -cp classes bank.Counter
  is '.runs[0].results[0] | .ruleId == "race" and (.relatedLocations | length == 1)
      and ([.locations[0], .relatedLocations[0] | .physicalLocation.region.startLine] == [5, 5])' result.sarif
}

case_sarif_deadlock() {
  java_class Both <<'JAVA'
public class Both {
  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) { }
    }
  }
  public static void main(String[] args) {
    Object a = new Object(), b = new Object();
    new Thread(() -> both(a, b), "left").start();
    new Thread(() -> both(b, a), "right").start();
  }
}
JAVA
  expect 1 'Deadlock' check --sarif result.sarif -cp classes Both
  is '.runs[0].results[0] | .ruleId == "deadlock"
      and ([.locations[0], .relatedLocations[0] | .physicalLocation.region.startLine] == [4, 4])
      and (.locations[0].message.text | contains("wants to lock"))' result.sarif
  is '[.runs[0].results[0].codeFlows[0].threadFlows[] | .locations[-1].executionOrder] | .[-1] == .[-2]' result.sarif
}

case_sarif_without_a_result() {
  hello
  expect 0 'no violation' check --sarif result.sarif -cp classes Hello
  is '.runs[0] | .results == [] and .invocations[0].executionSuccessful
      and ([.invocations[0].toolExecutionNotifications[].level] | unique == ["note"])
      and (.invocations[0].toolExecutionNotifications[0].message.text | startswith("no violation: "))' result.sarif
  counter
  expect 3 'inconclusive' check --state-limit 2 --sarif result.sarif -cp classes bank.Counter
  is '.runs[0] | ([.results[].level] | all(. == "warning"))
      and .invocations[0].toolExecutionNotifications[0].level == "warning"' result.sarif
}

# Elsewhere than below the current folder, and nowhere.
case_sarif_of_other_places() {
  counter
  mkdir here
  cd here
  expect 1 'count is 1' check --sourcepath '../my src' --sarif result.sarif -cp ../classes bank.Counter
  is '.runs[0].results[0].locations[0].physicalLocation.artifactLocation | .uriBaseId == null
      and (.uri | startswith("file:///") and endswith("/my%20src/bank/Counter.java"))' result.sarif
  rm -r '../my src'
  expect 1 'count is 1' check --sarif result.sarif -cp ../classes bank.Counter
  is '.runs[0].results[0].locations[0].physicalLocation.artifactLocation == {"uri": "bank/Counter.java"}' \
    result.sarif
}

case_sarif_of_every_violation() {
  counter
  expect 1 'Violation 2 of' check --all-errors --property exception,race --trace t.json --sarif result.sarif \
    -cp classes bank.Counter
  is '[.runs[0].results[].ruleId] | contains(["assertion", "race"])' result.sarif
  is '[.runs[0].results[].partialFingerprints["violation/v1"]] | (unique | length) == length' result.sarif
  expect 1 'violation' replay --sarif again.sarif t.json
  diff <(jq '.runs[0].results[0]' result.sarif) <(jq '.runs[0].results[0]' again.sarif)
}

main "$@"
