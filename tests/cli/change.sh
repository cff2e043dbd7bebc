#!/bin/bash
# Checking a change: bounds that know it, and `weaveproof diff`.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# bank FOLDER LOCK [CHECK]: two threads withdraw, with this in front of what they do; two others count something else; main asserts.
bank() {
  mkdir -p "$1"
  cat >"$1/Bank.java" <<JAVA
public class Bank {
  static int balance = 10, hits;
  static final Object lock = new Object();
  static void withdraw(int n) {
    $2 {
      if (balance >= n) balance = balance - n;
    }
  }
  static void other() { for (int i = 0; i < 3; i++) synchronized (Bank.class) { hits++; } }
  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> withdraw(7)), b = new Thread(() -> withdraw(7)), c = new Thread(Bank::other);
    a.start(); b.start(); c.start();
    other();
    a.join(); b.join(); c.join();
    assert balance >= 0;
    ${3:-}
  }
}
JAVA
}

# Another program in the same folder, which uses nothing of the first.
aside() {
  cat >"$1/Aside.java" <<'JAVA'
public class Aside { public static void main(String[] args) { System.out.println("aside"); } }
JAVA
}

both() {
  bank old 'synchronized (lock)'
  bank new ''
}

compiled() {
  for version in "$@"; do javac -d "$version-classes" "$version"/*.java; done
}

case_change_bound() {
  both
  compiled old new
  expect 1 'Changed: + Bank.withdraw Bank.java:6-8' check -cp new-classes --changed-since old-classes --change-bound 0 Bank
  expect 0 'Every schedule was covered.' check -cp old-classes --changed-since new-classes Bank
  expect 3 'Every schedule with at most 0 preemptions away from the changed code was covered.' \
    check -cp old-classes --changed-since new-classes --change-bound 0 Bank
  expect 0 'Nothing that this program can run has changed since old-classes.' \
    check -cp old-classes --changed-since old-classes Bank
  expect 3 'Changed: + Bank.withdraw Bank.java:6' check -cp old-classes --changed Bank.withdraw:6 --change-bound 0 Bank
  expect 1 'Changed: + Bank.other' check -cp new-classes --changed other Bank
  # Pairs of threads.
  expect 1 'Assertion failed' check -cp new-classes --changed-since old-classes --pairwise Bank
  expect 1 'Assertion failed' replay weaveproof-trace.json
  expect 3 'The changed code was interleaved with each other thread in turn' \
    check -cp old-classes --changed-since new-classes --pairwise Bank
  expect 2 '--pairwise is a search of its own' check -cp old-classes --changed main --pairwise --search pos Bank
  expect 2 '--pairwise is a search of its own' check -cp old-classes --changed main --pairwise --parallel 2 --share Bank
  expect 2 'want to know what has changed' check -cp old-classes --pairwise Bank
}

# What pairs explore is a part of what the bound 0 covers, that of the bound 1, and that of all: by what can come of programs. A change of
# each method in turn; for some of them each part is smaller than the next.
case_change_modes_are_nested() {
  local body number=0 method mode
  for body in 'y = 7;|x = r + 1; x = r + x * 2;|r = x + 1; r = 3 * r + x;' \
    'synchronized (Nested.class) { x++; } y = x;|synchronized (Nested.class) { r = x; x = 5; }|y = y + x; x = r;'; do
    IFS='|' read -r a b c <<<"$body"
    java_class Nested <<JAVA
public class Nested {
  static volatile int x, y, r;
  static void a() { $a }
  static void b() { $b }
  static void c() { $c }
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(Nested::a), u = new Thread(Nested::b), v = new Thread(Nested::c);
    t.start(); u.start(); v.start(); t.join(); u.join(); v.join();
    weaveproof.Check.outcome(x + " " + y + " " + r);
  }
}
JAVA
    for method in a b c; do
      for mode in '--pairwise' '--change-bound 0' '--change-bound 1' '--change-iteration 0-'; do
        # shellcheck disable=SC2086
        "$weaveproof" check --quiet --outcomes -cp classes --changed Nested.$method $mode --json result.json Nested >/dev/null || true
        jq -c '{outcomes}' result.json
      done >modes
      "$weaveproof" check --quiet --outcomes -cp classes --json result.json Nested >/dev/null
      jq -c '{outcomes}' result.json >>modes
      jq -se 'map(.outcomes) | . as $all | [range(0; 4) | $all[.] - $all[. + 1] | length == 0] | all' modes >/dev/null &&
        jq -se '.[3] == .[4]' modes >/dev/null || { cat modes; exit 1; }
      number=$((number + $(jq -s 'map(.outcomes | length) | if .[0] < .[1] and .[1] < .[3] then 1 else 0 end' modes)))
    done
  done
  ((number > 0)) || { echo "all the same"; exit 1; }
}

case_change_bad_input() {
  both
  compiled old
  expect 2 'no such method, or no code on these lines' check -cp old-classes --changed Bank.withdraw:70-80 Bank
  expect 2 'no such method, or no code on these lines' check -cp old-classes --changed Bank.deposit Bank
  expect 2 '--changed is Class.method or Class.method:L1-L2, not Bank.' check -cp old-classes --changed Bank. Bank
  expect 2 '--changed is Class.method or Class.method:L1-L2, not other:3-1' check -cp old-classes --changed other:3-1 Bank
  expect 2 'want to know what has changed' check -cp old-classes --change-bound 0 Bank
  expect 2 'a search has one bound' check -cp old-classes --changed Bank.other --change-bound 0 --change-iteration 0- Bank
  expect 2 'are for --change-bound and --change-iteration' check -cp old-classes --changed Bank.other --delay-bound 0 Bank
  expect 2 'there is no nowhere' check -cp old-classes --changed-since nowhere Bank
  expect 2 'old: could not find or load the main class Bunk; did you mean Bank?' diff old new Bunk
  expect 2 'there is no class Office in old' diff old new Office
  mkdir mainless
  echo 'public class Bank { static void other() {} }' >mainless/Bank.java
  expect 2 'class Bank in mainless has no main method' diff old mainless Bank
  expect 2 'class Bank in mainless has no main method' diff mainless old Bank
  expect 2 'options stand before the two versions, not after them: --json' diff old new --mains Bank --json x.json
  expect 2 'diff wants two versions' diff old
  expect 2 'no program is given' diff old new
  expect 2 'diff wants the name of a main class' diff old new Bank.java
  expect 2 'diff chooses its searches itself: --search is for check' diff --search bfs old new Bank
  expect 2 'diff chooses its searches itself: --store is for check' diff --store hash64 old new Bank
  expect 2 'diff finds out itself what has changed, and checks programs: --junit is for check' diff --junit old new Bank
  expect 2 'the current folder is in no git repository' diff git:HEAD new Bank
  expect 2 'the build command fails in' diff --build 'echo why not; false' old new Bank
  grep -qF 'why not' output
  mkdir empty
  expect 2 'there are neither classes nor sources in' diff empty new Bank
  echo 'class Broken {' >new/Broken.java
  expect 2 'do not compile' diff old new Bank
  expect 2 '--mains is for weaveproof diff' check -cp old-classes --mains A,B Bank
}

case_diff_says_whether_an_error_is_new() {
  both
  expect 1 'The violation is introduced by this change' diff --json out.json --html page.html old new Bank
  grep -qF 'Bank.java' page.html
  grep -qF '+ Bank.java:6: if (balance >= n)' output  # a changed line of the counterexample
  # shellcheck disable=SC2016
  grep -qF 'run by threads that begin in Bank.lambda$main$0, Bank.lambda$main$1' output
  grep -qF '"origin": "introduced"' out.json
  expect 1 'violation' replay weaveproof-trace.json
  expect 0 'change bound 0' diff new old Bank
  grep -qF 'no violation: Every schedule was covered.' output
  # An assertion is moved, and another one added behind it: the error that is found first was there.
  bank more '' 'assert hits > 0;'
  expect 1 'The violation was already there' diff --mains Bank new more
}

# The place counts: another assertion of the same method is another error, one that has moved is not.
case_diff_tells_places_apart() {
  bank old '' '// nothing'
  bank moved '' '// nothing'
  sed -i 's/^    assert balance/\n\n    hits = 0;\n&/' moved/Bank.java
  expect 1 'The violation was already there' diff old moved Bank
  bank stricter '' '// nothing'
  sed -i 's/^    assert balance >= 0;/    assert balance > -3;\n&/' stricter/Bank.java
  expect 1 'The violation is introduced by this change' diff old stricter Bank
}

# The full search and the bounds take turns, and the one that is done first has the answer.
case_diff_takes_turns() {
  bank old 'synchronized (lock)'
  bank new 'synchronized (Bank.class)'
  expect 0 'no violation: Every schedule was covered.' diff --json out.json old new Bank
  jq -e '[.programs[0].stages[].stage] == ["change bound 0", "full search"]
    and .programs[0].stages[0].result.verdict == "inconclusive" and .programs[0].stages[1].result.complete' out.json >/dev/null ||
    { cat output; exit 1; }
  expect 3 'inconclusive: Every schedule with at most 0 preemptions away from the changed code was covered.' diff --json limit.json \
    --state-limit "$(($(jq '.programs[0].stages[0].result.stats.states' out.json) + 5))" old new Bank
  jq -e '.programs[0].covered | endswith(" was covered. With more of them, a limit ended the search.")' limit.json >/dev/null ||
    { cat output; exit 1; }
  expect 3 'inconclusive: The limit of 20 states ended the search.' diff --state-limit 20 old new Bank
  expect 3 'inconclusive: Every schedule was covered up to its first 5 transitions.' diff --depth-limit 5 old new Bank
  # Neither is done in its first turn of 20,000 states.
  mkdir one three
  for version in one three; do
    cat >$version/Wide.java <<JAVA
public class Wide {
  static volatile int a, b, c;
  static void work() { for (int i = 0; i < 12; i++) { a++; b++; c += ${#version} - 2; } }
  public static void main(String[] args) throws Exception {
    Thread t = new Thread(Wide::work), u = new Thread(Wide::work);
    t.start(); u.start(); work(); t.join(); u.join();
  }
}
JAVA
  done
  expect 3 'not done in its turn of 20,000 states.' diff --state-limit 60000 --json out.json one three Wide
  grep -qF 'inconclusive: The limit of 60,000 states ended the search.' output
  jq -e '[.programs[0].stages[].stage] == ["change bound 0", "full search", "change bound 0"]' out.json >/dev/null ||
    { cat output; exit 1; }
}

case_diff_remembers_proofs() {
  both
  expect 0 'no violation' diff --cache proofs new old Bank
  cp -r old same
  sed -i 's/^  static void other/\n  \/\/ moved\n&/' same/Bank.java
  expect 0 'still holds: no violation in' diff --cache proofs old same Bank
  expect 0 'check of the old version is known.' diff --cache proofs -Dword=other old same Bank
  expect 0 'check of the old version is known.' diff --cache proofs --property race old same Bank
  expect 0 'check of the old version is known.' diff --cache proofs old same Bank more
  # Another statement, another JDK, another weaveproof.
  cp -r old other
  sed -i 's/hits++/hits += 2/' other/Bank.java
  expect 0 'check of the old version is known.' diff --cache proofs other other Bank
  mkdir jdk
  ln -s "$JAVA_HOME"/* jdk/
  rm jdk/release
  { cat "$JAVA_HOME/release"; echo 'COLOUR="blue"'; } >jdk/release
  expect 0 'check of the old version is known.' diff --jdk jdk --cache proofs old same Bank
  mkdir elsewhere
  cp "$weaveproof" "${weaveproof%/*}"/*.jar elsewhere/
  echo >>elsewhere/weaveproof
  weaveproof=$PWD/elsewhere/weaveproof expect 0 'check of the old version is known.' diff --cache proofs old same Bank
  expect 0 'still holds: no violation in' diff --cache proofs old same Bank
  expect 1 'a complete check of the old version is remembered' diff --cache proofs old new Bank
  for proof in proofs/*.proof; do sed -i '3s/.*/7/' "$proof"; done
  expect 0 'is damaged and was not used.' diff --cache proofs old same Bank
}

# asks FOLDER WORD: a program that asks the host what its argument names, and prints a word.
asks() {
  mkdir -p "$1"
  cat >"$1/Asks.java" <<JAVA
import java.nio.file.*;
public class Asks {
  public static void main(String[] a) throws Exception {
    switch (a[0]) {
      case "environment": System.getenv("COLOUR"); break;
      case "file": Files.readString(Path.of("settings.txt")); break;
      case "absence": Files.exists(Path.of("absent.txt")); break;
      case "folder": new java.io.File("folder").list(); break;
      case "input": System.in.read(); break;
      case "class": Class.forName("Plug".concat("In")).getDeclaredConstructor().newInstance(); break;
      default:
    }
    Thread t = new Thread(() -> System.out.println("$2")); t.start(); t.join();
  }
}
JAVA
  echo "public class PlugIn { int f() { return ${3:-1}; } }" >"$1/PlugIn.java"
}

# holds ARGUMENT: whether the proof of the old version still holds.
holds() {
  "$weaveproof" diff --cache proofs old old Asks "$1" >output 2>&1 </dev/stdin || { cat output; exit 1; }
  grep -qF 'still holds' output
}

proved() {
  rm -rf proofs
  "$weaveproof" diff --quiet --cache proofs new old Asks "$1" >output 2>&1 </dev/stdin || { cat output; exit 1; }
  holds "$1" || { echo "the proof of $1 does not hold though all is the same"; cat output; exit 1; }
}

lost() {
  if holds "$1"; then echo "the proof of $1 holds though $2 is another one"; exit 1; fi
}

# Whatever a proof rests on and is another one: then there is no proof.
case_diff_proofs_know_their_inputs() {
  asks old one
  asks new two
  echo 1 >settings.txt
  mkdir folder
  export COLOUR=red TZ=UTC LC_ALL=C
  exec </dev/null
  proved environment
  COLOUR=blue lost environment "the environment"
  proved nothing
  COLOUR=blue holds nothing || { echo "the environment matters though nobody asks for it"; exit 1; }
  TZ=Asia/Tokyo lost nothing "the time zone"
  LC_ALL=C.UTF-8 lost nothing "the locale"
  echo word >word
  holds nothing <word || { echo "standard input matters though nobody reads it"; exit 1; }
  proved file
  echo 2 >settings.txt
  lost file "the file"
  proved absence
  echo >absent.txt
  lost absence "the file that was not there"
  proved folder
  echo >folder/more
  lost folder "the folder"
}

case_diff_proofs_know_standard_input() {
  asks old one
  asks new two
  printf 'a' >one
  printf 'b' >other
  proved input <one
  lost input "standard input" <other
  lost input "standard input" </dev/null
  printf a | lost input "standard input, which is a pipe"
  # Where it cannot be looked at again, there is no proof at all.
  rm -rf proofs
  printf a | "$weaveproof" diff --quiet --cache proofs new old Asks input >output
  [[ -z $(ls proofs 2>/dev/null) ]] || { ls proofs; exit 1; }
}

case_diff_proofs_know_other_folders() {
  asks old one
  asks new two
  proved nothing </dev/null
  mkdir elsewhere
  cd elsewhere
  expect 0 'check of the old version is known.' diff --cache ../proofs ../old ../old Asks nothing
}

# A class that is loaded by a name that no constant has.
case_diff_proofs_know_computed_names() {
  asks old one
  asks new two
  proved class </dev/null
  asks plugged one 2
  expect 0 'check of the old version is known.' diff --cache proofs plugged plugged Asks class
}

# Other modules have folders of their own; one that is not found is no reason to say that nothing has changed.
case_diff_looks_at_all_modules() {
  local version
  for version in old new; do
    mkdir -p $version/target/classes $version/library/target/classes source/$version
    echo "public class Lib { static int f() { return ${#version}; } }" >source/$version/Lib.java
    if [[ $version == new ]]; then sed -i 's/return 3/return 4/' source/$version/Lib.java; fi
    echo 'public class Main { public static void main(String[] a) { assert Lib.f() == 3; } }' >source/$version/Main.java
    javac -d $version/library/target/classes source/$version/Lib.java
    javac -d $version/target/classes -cp $version/library/target/classes source/$version/Main.java
  done
  expect 1 'introduced by this change' diff --build true old new Main
  expect 1 'introduced by this change' diff old new Main
  expect 1 'Lib is not on the class path' diff old/target/classes new/target/classes Main
  expect 1 'was already there' diff old/target/classes new/target/classes Main
}

# Every violation is classified, in each form of the report, and the introduced ones come first.
case_diff_reports_every_violation() {
  mkdir old new
  cat >old/Both.java <<'JAVA'
public class Both {
  static int x;
  static final Object m = new Object(), n = new Object();
  static void one() { synchronized (m) { synchronized (n) { } } }
  static void two() { synchronized (m) { synchronized (n) { } } }
  public static void main(String[] a) {
    new Thread(() -> { x = 1; one(); }).start();
    assert x == 1;
    two();
  }
}
JAVA
  sed 's/void two() { synchronized (m) { synchronized (n)/void two() { synchronized (n) { synchronized (m)/' old/Both.java >new/Both.java
  expect 1 'Violation 1 of 2' diff --json out.json --html page.html --sarif out.sarif old new Both
  [[ $(grep -E '^The violation (is|was)' output | cut -d: -f1) == $'The violation is introduced by this change\nThe violation was already there' ]] ||
    { cat output; exit 1; }
  jq -e '[.programs[0].errors[] | [.kind, .origin.is]] == [["deadlock", "introduced"], ["assertion", "already there"]]
    and .programs[0].origin == "introduced"' out.json >/dev/null || { jq '.programs[0].errors' out.json; exit 1; }
  python3 "$here/../sarif/check_sarif.py" out.sarif
  jq -e '[.runs[0].results[] | select(.level == "error") | [.ruleId, .baselineState]] == [["deadlock", "new"], ["assertion", "unchanged"]]' out.sarif >/dev/null
  grep -qF '"origin":{"is":"introduced"' page.html
  expect 1 'Deadlock' replay weaveproof-trace.json
  expect 1 'Assertion failed' replay weaveproof-trace-2.json
  # With a limit, what was not searched is said.
  expect 1 'The search for further violations ended early' diff --state-limit 10 old new Both
}

case_diff_skips_programs() {
  both
  aside old
  aside new
  expect 1 'Nothing that this program can run has changed' diff old new --mains Aside,Bank
  expect 0 'check of the old version is known.' diff --json out.json old new Aside
  grep -qF '"verdict": "unchanged"' out.json
  expect 2 '--trace is for one program' diff --trace t.json old new --mains Aside,Bank
  expect 2 '--html needs a file with --mains' diff --html - old new --mains Aside,Bank
  expect 1 'violation' diff --html all.html --sarif all.sarif old new --mains Aside,Bank
  python3 "$here/../sarif/check_sarif.py" all.sarif
  jq -e '.runs[0] | (.results[0].message.text | startswith("Bank: "))
    and ([.invocations[0].toolExecutionNotifications[].message.text] | any(startswith("Aside: no violation: Nothing")))' all.sarif >/dev/null
  grep -qF '<a href="./all-Bank.html"><code>Bank</code></a>' all.html
  grep -qF '>unchanged</td><td><code>Aside</code>' all.html
  grep -qF 'Bank.java' all-Bank.html
}

# A program that cannot be checked is a row, and the others are checked; the order is that of --mains with any number of workers.
case_diff_checks_the_others() {
  both
  aside old
  aside new
  compiled old new
  expect 2 'there is no class Nothing in old-classes' diff old-classes new-classes Nothing
  local jobs
  for jobs in 1 2; do
    expect 2 'error: there is no class Nothing in old-classes' diff --jobs $jobs --json out$jobs.json --html all$jobs.html \
      --junit-xml all$jobs.xml old-classes new-classes --mains Nothing,Bank,Aside
    grep -E '^(Nothing|Bank|Aside)$' output | tr '\n' ' ' >order$jobs
    jq 'del(.. | .seconds?, .states_per_second?, .schedules_per_second?, .peak_rss_bytes?, .trace_file?, .config?)' out$jobs.json | sed -E 's/[0-9.]+ s\b//' >facts$jobs
  done
  [[ $(cat order1) == 'Nothing Bank Aside ' ]]
  cmp order1 order2
  diff facts1 facts2
  [[ $(jq -r '[.programs[].verdict] | join(" ")' out2.json) == 'error violation unchanged' ]]
  grep -qF '>error</td><td><code>Nothing</code>' all2.html
  grep -qF '<a href="./all2-Bank.html">' all2.html
  python3 - <<'PYTHON'
import xml.etree.ElementTree as xml
root = xml.parse('all2.xml').getroot()
found = {case.attrib['name']: [child.tag for child in case if child.tag != 'system-out'] for case in root.iter('testcase')}
assert found == {'Nothing': ['error'], 'Bank': ['failure'], 'Aside': ['skipped']}, found
PYTHON
  expect 2 '--jobs is for --mains' diff --jobs 2 old-classes new-classes Bank
  expect 2 '--jobs is a number from 1 on' diff --jobs 0 old-classes new-classes Bank
}

case_diff_of_revisions() {
  command -v git >/dev/null || skip "there is no git"
  mkdir repository
  cd repository
  export GIT_CONFIG_GLOBAL=/nowhere GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
  git init -q .
  bank . 'synchronized (lock)'
  git add -A
  git commit -qm first
  bank . ''
  git commit -qam second
  expect 1 'introduced' diff git:HEAD~1 git:HEAD Bank
  # shellcheck disable=SC2016
  expect 1 'introduced' diff --build 'mkdir -p out; "$JAVA_HOME/bin/javac" -d out Bank.java' git:HEAD~1 git:HEAD Bank
  expect 2 'git:nothing: there is no such revision' diff git:nothing git:HEAD Bank
}

main "$@"
