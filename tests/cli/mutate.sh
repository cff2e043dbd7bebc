#!/bin/bash
# `weaveproof mutate`: what each operator does, what becomes of mutants, and wrong calls. tests/mutate has a program
# and a patch for each operator.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

programs=$(cd "$here/../mutate" && pwd)

# fates FILE: "12 RSK killed", a line for each mutant of one site.
fates() {
  jq -r '.mutants[] | "\(.sites[0].id) \(.sites[0].operator) \(.fate)"' "$1"
}

# The pairs: of each program the sites of its operator become what the patch beside it says. All mutants compile, and
# each differs.
case_mutate_operators() {
  cp "$programs"/*.java .
  expect 0 'made' mutate --in "$(printf '%s:' *.java)" --out mutants --json result.json
  local file name
  for file in *.java; do
    name=${file%.java}
    jq -r --arg operator "${name^^}" --arg file "$file" \
      '.mutants[] | select(.sites[0].operator == $operator and .sites[0].file == $file) | .patch' result.json |
      while read -r patch; do cat "$patch"; done >"$name.found"
    diff "$programs/$name.patch" "$name.found"
  done
  grep -q '181 mutants: 181 made' output
  # A patch makes the mutant of the original.
  patch -s -p1 <mutants/m001/mutant.patch
  cmp "$(jq -r '.mutants[0].sites[0].file' result.json)" mutants/m001/*.java
}

# Under one more lock no other synchronisation is needed: mutants of every operator survive, and a search without
# reduction agrees.
case_mutate_survivors() {
  cp "$programs/harness/Redundant.java" .
  local sites=1,3,4,5,6,8,9,10,13,14,19,25,31,34,36,37 reduction  # one of each operator
  for reduction in full none; do
    expect 0 '16 mutants: 16 survived' mutate --check --parallel 2 --sites "$sites" --reduction "$reduction" \
      --json result.json Redundant.java guarded
    [[ $(fates result.json | cut -d' ' -f2 | sort -u | wc -l) == 16 ]] || { fates result.json; exit 1; }
  done
}

# Without that lock they are killed; those that sequential consistency hides, with the options that show them.
case_mutate_killed() {
  cp "$programs/harness/Redundant.java" .
  expect 0 '6 mutants: 6 killed' mutate --check --parallel 2 --sites 3,5,6,8,30,36 --json result.json Redundant.java
  [[ $(fates result.json | cut -d' ' -f2 | tr '\n' ' ') == 'RAT RSK SKCR SPCR RCXC EAN ' ]]
  cat >Flag.java <<'JAVA'
import java.util.concurrent.atomic.AtomicBoolean;
public class Flag {
  static volatile boolean done;
  static final AtomicBoolean taken = new AtomicBoolean();
  public static void main(String[] args) {
    new Thread(() -> done = true).start();
    boolean seen = done;
    assert taken.compareAndSet(false, true);
  }
}
JAVA
  expect 0 'survived   1  RVK' mutate --check --operators RVK,WAO Flag.java
  grep -q '^survived   2  WAO' output
  grep -q 'RVK: in sequentially consistent executions' output
  expect 0 'killed     1  RVK  Flag.java:3  done is no longer volatile: race' \
    mutate --check --operators RVK,WAO --property race,exception --weak-cas Flag.java
  grep -q '^killed     2  WAO .*: assertion' output
}

# The synchronisation of a correct program that the papers use, taken away.
case_mutate_benchmark() {
  cp -r "$here/../../benchmarks/account" .
  expect 0 'killed' mutate --check --parallel 2 --in account --only account.OrderedAccount --operators RSB,RSK \
    --json result.json account/AccountTransfers.java correct 2 1
  [[ $(jq '.counts.killed' result.json) -ge 1 ]] || { cat output; exit 1; }
}

# Seven operators need no sources. A way out of a block that no schedule takes is unreached; a jar is as good as a
# folder.
case_mutate_classes() {
  mkdir classes
  javac -g -d classes "$programs/harness/Redundant.java"
  expect 0 'RCXC  Redundant$Counters.class:36  lock is not called' mutate --list -cp classes Redundant
  expect 0 '13 mutants: 5 killed, 7 survived, 1 unreached.' \
    mutate --check --parallel 2 -cp classes --only 'Redundant$Counters' --out mutants Redundant
  grep -q 'Redundant$Counters.class at .*: c2 becomes 57' mutants/m05/mutant.patch
  "$JAVA_HOME/bin/jar" --create --file app.jar --main-class Redundant -C classes .
  expect 0 'killed     1  RSK' mutate --check --operators RSK app.jar
  # With another lock around them the blocks are not needed.
  expect 0 'survived' mutate --check --operators RSK,RSB --only 'Redundant$Counters' app.jar guarded
  grep -q '3 mutants: 3 survived' output
}

# What is drawn depends on the seed alone; a mutant of several sites has them all in its patch.
case_mutate_draw() {
  cp "$programs/harness/Redundant.java" .
  expect 0 '4 mutants: 4 made' mutate --number 4 --per-mutant 3 --seed 7 --out one Redundant.java
  expect 0 '4 mutants: 4 made' mutate --number 4 --per-mutant 3 --seed 7 --out two Redundant.java
  diff -r -x classes one two
  [[ $(grep -c '^# ' one/m1/mutant.patch) == 3 ]]
  cp Redundant.java before
  patch -s -p1 <one/m3/mutant.patch
  cmp Redundant.java one/m3/Redundant.java
  ! cmp -s Redundant.java before
}

# One of each fate, the score, and the statuses.
case_mutate_fates() {
  cat >Fates.java <<'JAVA'
public class Fates {
  static int count, rounds;
  static boolean stop;
  static final Object lock = new Object();
  static synchronized void add() { count++; }  // 1 RSK: killed
  static synchronized void never() { count--; }  // 2 RSK: unreached
  static void twice() {
    synchronized (lock) {  // 3 RSB: unreached; 4 EXCR: unreached
      synchronized (lock) { count++; }  // 5 RSB: duplicate
    }
    Object other = lock;
    synchronized (other) { count++; }  // 6 RSB: unreached; 7 EXCR: stillborn
  }
  static void await() throws Exception {
    synchronized (lock) {  // 8 RSB: killed
      while (!stop) {
        lock.wait();  // 9 RTXC: undecided
        rounds++;
      }
    }
  }
  static void stop() {
    synchronized (lock) {  // 10 RSB: killed
      stop = true;
      lock.notify();  // 11 RTXC: killed
    }
  }
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> { add(); stop(); });
    other.start();
    add();
    await();
    Thread.yield();  // 12 RTXC: survived
    other.join();  // 13 RTXC: survived
    assert count == 2;
  }
}
JAVA
  expect 1 'Score: 36.4 % (4 of 11)' mutate --check --parallel 2 --operators RSK,RSB,EXCR,RTXC --state-limit 300 \
    --fail-under 60 --json result.json Fates.java
  grep -q 'EXCR .*: Fates.java:11: cannot find symbol' output
  jq -r '.mutants[] | "\(.number) \(.sites[0].operator): \(.fate)"' result.json >found
  diff <(grep -oE '[0-9]+ [A-Z]+: [a-z]+' Fates.java | sort -n) <(sort -n found) || { cat output; exit 1; }
  expect 0 'Score: 100.0 % (1 of 1)' mutate --check --quiet --sites 1 --fail-under 100 Fates.java
  [[ $(wc -l <output) == 1 ]]
}

case_mutate_usage() {
  cp "$programs/harness/Redundant.java" .
  expect 2 'there is no mutation operator XYZ; there are MSP, ESP, EAN' mutate --list --operators RSK,XYZ Redundant.java
  expect 2 'mutate needs --list, --check or --out' mutate Redundant.java
  expect 2 'no program is given' mutate --list
  expect 2 'unknown option --nonsense' mutate --list --nonsense Redundant.java
  expect 2 "there is no search 'nonsense'" mutate --check --search nonsense Redundant.java
  expect 2 '--sarif is for one check' mutate --check --sarif out.sarif Redundant.java
  expect 2 '--junit-xml and --html are for --check' mutate --list --html page.html Redundant.java
  expect 2 '--html needs a file' mutate --check --html - Redundant.java
  expect 2 'must be two files' mutate --check --html same --json same Redundant.java
  expect 2 '--number is a number from 1 on, not 0' mutate --number 0 --out out Redundant.java
  expect 2 '--per-mutant is for --number' mutate --per-mutant 2 --out out Redundant.java
  expect 2 '--fail-under is a percentage from 0 to 100, not much' mutate --check --fail-under much Redundant.java
  expect 2 'there is no file or folder nowhere' mutate --list --in nowhere Redundant.java
  expect 2 'there is no site 999' mutate --sites 999 --out out Redundant.java
  mkdir full && touch full/file
  expect 2 'the folder full is not empty' mutate --out full Redundant.java
  printf 'class Broken {' >Broken.java
  expect 2 'do not compile' mutate --list Broken.java
  grep -q 'Broken.java:1: reached end of file' output
  # The original has to pass.
  counter 3
  expect 1 'the program itself has to pass before its mutants are checked: assertion' \
    mutate --check -cp classes Counter x
  expect 2 'Nowhere' mutate --check -cp classes Nowhere
  "$weaveproof" mutate --list --json - -cp classes Counter 2>/dev/null | jq -e '.sites | length > 0' >/dev/null
  expect 0 'usage: weaveproof mutate' mutate --help
  grep -q 'RFU  *an unlock in finally' output
}

# A mutant is a test of the harness: it fails if the mutant survives. The page leads to the schedule that kills one.
case_mutate_reports() {
  cp "$programs/harness/Redundant.java" .
  expect 0 '3 mutants: 2 killed, 1 survived' mutate --check --jobs 2 --sites 3,7,12 --json result.json \
    --junit-xml result.xml --html page.html Redundant.java
  python3 - <<'PYTHON'
import json, xml.etree.ElementTree as xml
mutants = json.load(open('result.json'))['mutants']
root = xml.parse('result.xml').getroot()
cases = root.findall('./testsuite/testcase')
assert root.attrib['tests'] == '3' and root.attrib['failures'] == '1' and root.attrib['errors'] == '0', root.attrib
for mutant, case in zip(mutants, cases):
    assert case.attrib['name'].startswith(f"{mutant['number']} {mutant['sites'][0]['operator']} "), case.attrib
    found = [child.tag for child in case if child.tag != 'system-out']
    assert found == {'killed': [], 'survived': ['failure']}[mutant['fate']], (mutant, found)
PYTHON
  grep -qF '<a href="./page-1.html"><code>1 RAT Redundant.java:15 atomic becomes a plain int</code></a>' page.html
  grep -qF '<code>3 MSP Redundant.java:25' page.html
  [[ $(ls page-*.html | wc -l) == 2 ]]
  grep -q 'Redundant.java' page-1.html
  # The older name of the option.
  expect 0 '1 mutant: 1 killed' mutate --check --parallel 2 --sites 3 Redundant.java
}

# A harness of JUnit tests sees what its tests see.
case_mutate_junit() {
  local jars=/usr/share/java jar path
  path=$jars/junit-jupiter-api.jar:$jars/opentest4j.jar:$jars/junit-platform-commons.jar
  for jar in ${path//:/ }; do [[ -e $jar ]] || skip "there is no $jar (Debian's package junit5)"; done
  mkdir -p main test
  cat >main/Stack.java <<'JAVA'
public class Stack {
  private int size;
  public synchronized void push() { size++; }
  public synchronized int size() { return size; }
}
JAVA
  cat >test/StackTest.java <<'JAVA'
import org.junit.jupiter.api.Test;
class StackTest {
  @Test void pushes() throws Exception {
    Stack stack = new Stack();
    Thread other = new Thread(() -> stack.push());
    other.start();
    stack.push();
    other.join();
    assert stack.size() == 2;
  }
  @Test void empty() { assert new Stack().size() == 0; }
}
JAVA
  expect 0 'killed     1  RSK  main/Stack.java:3  push is no longer synchronized: StackTest.pushes: assertion' \
    mutate --check --in main -cp "$path" --junit test/StackTest.java
  grep -q '^survived   2  RSK  main/Stack.java:4' output
}

main "$@"
