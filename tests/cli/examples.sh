#!/bin/bash
# The programs in examples/, which the README shows: what is said of them there must be so.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
examples=$here/../../examples

case_example_hello() { expect 0 'Hello' run "$examples/Hello.java"; }
case_example_gate() {
  expect 1 'violation: Deadlock: the only thread left, "main", waits for ever' check "$examples/Gate.java"
  # What the README prints is what comes out.
  sed -n '/^violation: Deadlock/,/^```/p' "$here/../../README.md" | sed '$d' >wanted
  grep -q 'context switches' wanted
  head -n "$(wc -l <wanted)" output | diff wanted -
}
case_example_gate_fixed() { expect 0 'no violation: Every schedule was covered.' check "$examples/GateFixed.java"; }
case_example_account() { expect 1 'violation: ' check "$examples/Account.java"; }
case_example_overdraft() {
  expect 1 'violation: ' check "$examples/Overdraft.java"
  expect 1 'violation: ' check --property race,exception "$examples/Overdraft.java"
  if grep -q 'Data race' output; then cat output; exit 1; fi
}
case_example_mailbox() { expect 1 'violation: ' check "$examples/Mailbox.java"; }
case_example_philosophers() { expect 1 'violation: Deadlock' check "$examples/Philosophers.java"; }
case_example_seats() { expect 1 'violation: ' check "$examples/Seats.java"; }

# The projects that docs/maven-and-gradle.md speaks of, compiled as these do it.
project() {
  local jars=/usr/share/java jar path=
  for jar in junit-jupiter-api junit-jupiter-params opentest4j junit-platform-commons; do
    [[ -e $jars/$jar.jar ]] || skip "there is no $jars/$jar.jar (Debian's package junit5)"
    path+=:$jars/$jar.jar
  done
  find "$examples/$1/src" -name '*.java' -exec "$JAVA_HOME/bin/javac" -g -d classes -cp "$path" {} + 2>warnings ||
    { cat warnings; exit 1; }
  expect 1 "$2" check --junit --sourcepath "$examples/$1/src/main/java" -cp "classes$path" classes
}
case_example_maven() {
  project maven 'Deadlock: "main" waits for yours (Account@2) held by "other"'
  grep -q '^no violation  bank.AccountTest.transfersInOneDirection ' output
  grep -qF 'Account.java:21: to.deposit(amount);' output
  python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])' "$examples/maven/pom.xml"
}
case_example_gradle() {
  project gradle 'both are served ==> expected: <false> but was: <true>'
  grep -q '^no violation  tickets.BoothTest.twoCustomers\[2\] ' output
}

# The script for builds: one line a harness, a page and a trace each, one SARIF file for all.
case_example_ci() {
  mkdir classes
  javac -g -d classes "$examples"/{Gate,GateFixed,Overdraft}.java
  local status=0
  WEAVEPROOF=$weaveproof "$examples/ci/check.sh" reports -cp classes -- GateFixed Gate Overdraft >output || status=$?
  [[ $status == 1 ]]
  grep -q '^GateFixed: no violation: Every schedule was covered.$' output
  grep -q '^Gate: violation: Deadlock' output
  [[ -s reports/GateFixed.html && -s reports/Gate.html && -s reports/Overdraft.html && -s reports/Gate.json && ! -e reports/Gate.sarif ]]
  python3 "$here/../sarif/check_sarif.py" reports/weaveproof.sarif
  jq -e '[.runs[].results[].ruleId] == ["deadlock", "assertion"]' reports/weaveproof.sarif
  expect 1 'Deadlock' replay reports/Gate.json
  WEAVEPROOF=$weaveproof "$examples/ci/check.sh" reports -cp classes -- GateFixed
  status=0
  WEAVEPROOF=$weaveproof "$examples/ci/check.sh" reports --state-limit 2 -cp classes -- GateFixed || status=$?
  [[ $status == 3 ]]
  ALLOW_INCONCLUSIVE=yes WEAVEPROOF=$weaveproof "$examples/ci/check.sh" reports --state-limit 2 -cp classes -- GateFixed
}

# run_of STEP: the script of a step of action.yml.
run_of() {
  awk -v name="    - name: $1" '$0 == name { inStep = 1; next } inStep && /^    - name/ { exit }
    inStep && isRun { print substr($0, 9) } inStep && $0 == "      run: |" { isRun = 1 }' "$here/../../action.yml"
}
# What the action for GitHub does between its downloads and its uploads: a class with a violation, and a change that brings one.
case_example_action() {
  local jars=/usr/share/java jar path=classes status
  for jar in junit-jupiter-api junit-jupiter-params opentest4j junit-platform-commons; do
    [[ -e $jars/$jar.jar ]] || skip "there is no $jars/$jar.jar (Debian's package junit5)"
    path+=:$jars/$jar.jar
  done
  mkdir -p source temp/weaveproof/share/weaveproof
  cp "$here/../../scripts/release/summary.sh" temp/weaveproof/share/weaveproof/
  cat >source/RaceTest.java <<'JAVA'
import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Test;
class RaceTest {
  volatile int count;
  @Test void adds() throws Exception {
    Thread other = new Thread(() -> count++);
    other.start();
    count++;
    other.join();
    assertEquals(2, count, "<b>|both|</b> of @them");
  }
  @Test void nothing() {}
}
JAVA
  javac -proc:none -g -d classes -cp "$path" source/RaceTest.java 2>warnings || { cat warnings; exit 1; }
  run_of Check >check.sh
  grep -q 'weaveproof check --junit' check.sh
  checked() {
    status=0
    : >output.txt >step.md
    PATH=${weaveproof%/*}:$PATH RUNNER_TEMP=$PWD/temp GITHUB_OUTPUT=output.txt GITHUB_STEP_SUMMARY=step.md CLASS_PATH=$path TESTS=$1 MAINS='' BUILD='' \
      TIME_LIMIT=60s OPTIONS=$2 BASE='' bash -e check.sh >said 2>&1 || status=$?
    [[ $status == 0 ]] || { cat said; exit 1; }
  }
  checked classes --color=never
  grep -qx status=1 output.txt && grep -qx sarif=true output.txt
  grep -qxF '2 tests: 1 no-violation, 1 violation.' step.md
  # What a program says is no markup.
  grep -qF '&lt;b>&#124;both&#124;&lt;/b> of &#64;them' step.md
  grep -qE '^\| violation \| RaceTest.adds \|.*\| RaceTest.java:[0-9]+ \|$' step.md
  [[ -s weaveproof-reports/check.html && -s weaveproof-reports/sarif/check.sarif ]]
  rm -r weaveproof-reports
  checked RaceTest#nothing ''
  grep -qx status=0 output.txt
  # A change of a program, as `diff` writes it.
  mkdir old new
  printf 'public class C { static volatile int n; %s void add() { n++; } public static void main(String[] a) throws Exception { Thread t = new Thread(C::add); t.start(); add(); t.join(); assert n == 2; } }\n' 'static synchronized' >old/C.java
  sed 's/static synchronized/static/' old/C.java >new/C.java
  expect 1 introduced diff --json diff.json old new --mains C
  "$here/../../scripts/release/summary.sh" diff.json none.json >comment.md
  grep -qE '^\| violation \| C \| Assertion failed .* \| C.java:1 \| introduced \|$' comment.md
}

main "$@"
