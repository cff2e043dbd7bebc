#!/bin/bash
# The command line of `weaveproof check`: verdicts, exit statuses, options, JSON.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# ---- programs

# Two threads add to a counter; main asserts the sum. With a lock it holds.
counter() {
  java_class Counter <<'JAVA'
public class Counter {
  static int count;
  static final Object lock = new Object();
  static void add(boolean locked) {
    if (locked) { synchronized (lock) { count = count + 1; } } else { count = count + 1; }
  }
  public static void main(String[] args) throws Exception {
    boolean locked = args.length > 0 && args[0].equals("--locked");
    Thread other = new Thread(() -> add(locked), "adder");
    other.start();
    add(locked);
    other.join();
    assert count == 2 : "count is " + count;
    System.out.println("the count is " + count);
  }
}
JAVA
}

deadlock() {
  java_class Deadlock <<'JAVA'
public class Deadlock {
  static final Object A = new Object(), B = new Object();
  static void both(Object first, Object second) {
    synchronized (first) {
      System.out.println("one");
      synchronized (second) { }
    }
  }
  public static void main(String[] a) {
    new Thread(() -> both(A, B), "left").start();
    new Thread(() -> both(B, A), "right").start();
  }
}
JAVA
}

# Far too many states for any limit below.
endless() {
  java_class Endless <<'JAVA'
public class Endless {
  static volatile int a, b, c;
  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) new Thread(() -> { for (;;) { a = a * 31 + 1; b += a; c ^= b; } }).start();
  }
}
JAVA
}

# ---- verdicts

# A class that no path has loaded yet is loaded once, though two workers come upon it at the same time.
case_share_loads_classes_once() {
  java_class Loads <<JAVA
public class Loads {
  static volatile boolean flag;
  public static void main(String[] args) throws Exception {
    new Thread(() -> flag = true).start();
    if (flag) java.util.ServiceLoader.load(java.nio.file.spi.FileSystemProvider.class).iterator().hasNext();
  }
}
JAVA
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    expect 0 'no violation' check --quiet --parallel 2 --share -cp classes Loads
  done
}
# What was found is shown even when the time is over by then.
case_all_errors_after_the_time_limit() {
  java_class Late <<JAVA
public class Late {
  static long sum;
  static volatile int steps;
  public static void main(String[] args) {
    long local = 0;
    for (int i = 0; i < 3000000; i++) local += i;
    sum = local;
    for (int i = 0; i < 6; i++) new Thread(() -> { for (int k = 0; k < 6; k++) steps++; }).start();
    throw new RuntimeException("boom");
  }
}
JAVA
  expect 1 'boom' check --all-errors --time-limit 2 -cp classes Late
}
case_check_no_violation() {
  counter
  expect 0 'no violation: ' check -cp classes Counter --locked
  grep -q "data races were looked for in the program's own fields and arrays alone; none was met" output
  grep -qE '[0-9]+ states, [0-9]+ transitions' output
  if grep -q 'the count is' output; then exit 1; fi  # the program's output is shown with counterexamples only
  [[ ! -e weaveproof-trace.json ]]
}
case_check_assertion() {
  counter
  expect 1 'violation: Assertion failed in thread "main": java.lang.AssertionError: count is 1' check -cp classes Counter
  grep -qF 'Counter.java:5:' output
  grep -qF 'if (locked) { synchronized' output  # the source line
  grep -qE '(reads|writes) Counter.count' output
  grep -q 'is preempted before it' output
}
case_check_deadlock() {
  deadlock
  expect 1 'violation: Deadlock: ' check -cp classes Deadlock
  grep -qE '"left" wants to lock [AB] \(Object@[0-9]+\), held by "right"' output
  grep -qE '"right" wants to lock [AB] \(Object@[0-9]+\), held by "left"' output
  [[ $(grep -c '  | one' output) == 2 ]]  # what the program prints, along this schedule alone
}
case_check_exception() {
  java_class Throws <<'JAVA'
public class Throws {
  static volatile String text = "x";
  public static void main(String[] a) {
    new Thread(() -> text = null).start();
    System.out.println(text.length());
  }
}
JAVA
  expect 1 'Uncaught exception in thread "main": java.lang.NullPointerException' check -cp classes Throws
}
# A program may fail before it ever interacts.
case_check_failure_at_once() {
  java_class AtOnce <<<'public class AtOnce { public static void main(String[] a) { assert a.length > 0; } }'
  expect 1 'violation: Assertion failed' check -cp classes AtOnce
  expect 0 'no violation' check -cp classes AtOnce x
}
# What is printed before the threads interact belongs to the schedule.
case_check_shows_early_output() {
  java_class Early <<'JAVA'
public class Early {
  static volatile int x;
  public static void main(String[] a) throws Exception {
    System.out.println("first");
    if (a.length > 0) throw new IllegalStateException("at once");
    Thread t = new Thread(() -> System.out.println("last"));
    t.start();
    t.join();
    throw new IllegalStateException("later");
  }
}
JAVA
  expect 1 '  | first' check -cp classes Early x
  expect 1 '  | first' check -cp classes Early
  grep -qF '  | last' output
  expect 1 '  | first' replay weaveproof-trace.json
}
case_check_race_on_request() {
  java_class Race <<'JAVA'
public class Race {
  static int x;
  public static void main(String[] a) {
    new Thread(() -> x = 1, "writer").start();
    x = 2;
  }
}
JAVA
  expect 0 'no violation: ' check --json result.json -cp classes Race
  grep -qF 'The program has a data race, so more can happen on a real machine' output
  grep -qE '"writer" writes Race.x: 1.* at Race.lambda.main.0\(Race.java:4\), holding no lock' output
  grep -qE '"main" writes Race.x: 2.* at Race.main.Race.java:5., holding no lock' output
  jq -e '(.races | length) == 1 and (.races[0].accesses | length) == 2' result.json >/dev/null
  expect 1 'violation: Data race on Race.x' check --property race -cp classes Race
  [[ $(grep -c 'next: writes Race.x' output) == 2 ]]
  expect 1 'Data race' check --property deadlock,race,exception -cp classes Race
}

# Whoever is new stands somewhere for the first time, however long it has computed before.
case_check_races_of_who_is_new() {
  java_class New <<'JAVA'
public class New {
  static int x;
  static void compute(int n) { int sum = 0; for (int i = 0; i < n; i++) sum ^= i; x = sum; }
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    new Thread(() -> x = 1).start();
    new Thread(() -> compute(n)).start();
  }
}
JAVA
  local n options
  for n in 10 250000; do
    for options in '' '--search dfs' '--search dfs --reduction local' '--search bfs --reduction local'; do
      expect 0 'The program has a data race' check $options -cp classes New $n
    done
  done
}
# Two threads write to places of their own, and one that both write to.
case_check_verify_independence() {
  java_class Pairs <<'JAVA'
public class Pairs {
  static int x, y, z;
  public static void main(String[] a) {
    new Thread(() -> { y = 1; z = 1; }).start();
    x = 2;
    z = 2;
  }
}
JAVA
  expect 0 'pairs of independent steps led to the same state in either order' check --verify-independence -cp classes Pairs
  grep -qE '[1-9][0-9,]* pairs of independent' output
}
# A thread that holds what an atomic block waits for goes on until it has let go of it, and not a step further.
case_check_held_off() {
  java_class HeldOff <<'JAVA'
import weaveproof.Check;
public class HeldOff {
  static int x;
  static volatile boolean within;
  public static void main(String[] a) {
    Object lock = new Object();
    synchronized (lock) {
      new Thread(() -> Check.atomic(() -> { within = true; synchronized (lock) { x = Check.choose(1, 2); } })).start();
      while (!within) {}
    }
    assert x != 2;
  }
}
JAVA
  expect 1 '"main" waits for the end of an atomic block' check -cp classes HeldOff
}
case_check_unsupported() {
  java_class Writes <<'JAVA'
public class Writes {
  public static void main(String[] a) throws Exception { new java.io.FileOutputStream("made").write(1); }
}
JAVA
  expect 4 'unsupported: ' check --json result.json -cp classes Writes
  grep -q '"verdict": "unsupported"' result.json
  [[ ! -e made ]]
}
case_check_limits() {
  endless
  expect 3 'inconclusive: ' check --state-limit 50 -cp classes Endless
  expect 3 'inconclusive: ' check --time-limit 0.5 -cp classes Endless
  expect 3 'inconclusive: ' check --depth-limit 5 -cp classes Endless
  expect 3 'inconclusive: ' check --memory-limit 150M -cp classes Endless
  expect 3 'inconclusive: ' check --memory-limit 1 -cp classes Endless
}
# A thread that never comes to a choice, nor back to where it was: from the beginning, or alone behind the others; in one step
# without an end, or in steps without end.
case_check_limits_end_what_has_no_choices() {
  java_class Counts <<'JAVA'
public class Counts {
  static long sum;
  static volatile long shown;
  static final java.util.ArrayDeque<Object> queue = new java.util.ArrayDeque<>();
  public static void main(String[] args) throws Exception {
    if (args[0].equals("behind")) {
      Thread other = new Thread(() -> shown++);
      other.start();
      shown++;
      other.join();
    }
    switch (args[1]) {
      case "local": for (long i = 0; ; i++) sum += i;
      case "shown": for (;;) shown += 3;
      case "growing": for (int i = 0; ; i++) { queue.add(i); if (i % 100 != 0) queue.remove(); }
    }
  }
}
JAVA
  local where what
  for where in before behind; do
    for what in local shown growing; do
      # shellcheck disable=SC2086
      for options in '' '--search dfs --reduction local' '--parallel 2 --share --search dfs'; do
        expect 3 'The limit of 1,500 states ended the search' check --state-limit 1500 $options -cp classes Counts $where $what
      done
    done
    expect 3 'limit of 0.5 s ended' check --time-limit 0.5 -cp classes Counts $where local
  done
  expect 3 'emory' check --memory-limit 100M --search dfs --reduction none -cp classes Counts behind growing
  mkdir old new
  sed 's/sum += i/sum += i + 1/' source/Counts.java >new/Counts.java
  cp source/Counts.java old
  expect 3 'The limit of 2,000 states ended the search.' diff --state-limit 2000 old new Counts behind local
  # What ends after a while is waited for, however small the limit.
  java_class Long <<'JAVA'
public class Long {
  public static void main(String[] args) {
    long sum = 0;
    for (int i = 0; i < 15_000_000; i++) sum += i;
    assert sum == 0;
  }
}
JAVA
  expect 1 'Assertion failed' check --state-limit 2 -cp classes Long
}
# An answer that is none says how much was seen, and what to try.
case_check_inconclusive_says_what_is_left() {
  java_class Grid <<'JAVA'
public class Grid {
  static volatile int x;
  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      new Thread(() -> { for (int k = 0; k < 8; k++) x = k; }).start();
    }
  }
}
JAVA
  expect 3 'inconclusive: ' check --state-limit 500 --json result.json -cp classes Grid
  grep -qE 'Judging by how the states grow, (between [0-9.]+ and|less than) [0-9.]+ % of them were seen' output
  grep -qF 'To get further:' output
  grep -qE -- '- raise --state-limit: ' output
  grep -qE -- '- --preemption-bound [1-9]' output
  jq -e '.estimate.low >= 0 and .estimate.low < .estimate.high and .estimate.high <= 1 and (.advice | length) > 2' \
    result.json >/dev/null
  # What does not go with the rest is no advice.
  local options
  for options in '--order interfering' --prune; do
    # shellcheck disable=SC2086
    expect 3 'inconclusive: ' check --search dfs --reduction hybrid $options --state-limit 20 --json result.json -cp classes Grid
    jq -e '.advice | length > 1 and all(startswith("--reduction") | not)' result.json >/dev/null
  done
  expect 3 'inconclusive: ' check --search pos --runs 5 --json result.json -cp classes Grid
  jq -e '.estimate == null and (.advice[0] | startswith("--search auto"))' result.json >/dev/null
  expect 0 'no violation: ' check --json result.json -cp classes Grid
  jq -e '.estimate == null and .advice == [] and .races == []' result.json >/dev/null
}
case_check_lossy_store_is_never_complete() {
  counter
  expect 3 'inconclusive: ' check --store hash64 -cp classes Counter --locked
  expect 3 'inconclusive: ' check --store bitstate:1M -cp classes Counter --locked
  expect 1 'violation: ' check --store hash64 -cp classes Counter
}
case_check_interrupted() {
  endless
  "$weaveproof" check --json result.json -cp classes Endless >output 2>&1 &
  local pid=$! status=0
  sleep 3
  kill -INT "$pid"
  wait "$pid" || status=$?
  [[ $status == 3 ]]
  grep -q '^inconclusive: ' output
  grep -q '"verdict": "inconclusive"' result.json
}
case_check_searches_agree() {
  counter
  for options in '--search bfs' '--order random --seed 5' '--reduction none' '--preemption-iteration 0-'; do
    # shellcheck disable=SC2086
    expect 1 'count is 1' check $options -cp classes Counter
    # shellcheck disable=SC2086
    expect 0 'no violation' check $options -cp classes Counter --locked
  done
}
# What cannot be reduced as far as was asked for is said, and what nobody asked for is not.
case_check_reduction_is_weakened() {
  counter
  expect 1 'search was done with locks' check --search bfs --reduction full -cp classes Counter
  expect 1 'violation' check --search bfs -cp classes Counter
  if grep -q 'was done with locks' output; then cat output && exit 1; fi
}
# The hunt finds what depth-first search comes to late; its options find the same alone, and nothing depends on the clock.
case_check_hunts_and_proves() {
  java_class Late <<'JAVA'
public class Late {
  static volatile int a, b, turn;
  public static void main(String[] args) {
    new Thread(() -> { for (int i = 1; i <= 300; i++) a = i; }).start();
    new Thread(() -> { for (int i = 1; i <= 300; i++) b = i; }).start();
    new Thread(() -> { if (a > 0 && a < 250) { assert b == 0 || b > 290; } }).start();
    new Thread(() -> { if (b > a) turn = 1; }).start();
  }
}
JAVA
  expect 3 'The limit of 3,000 states ended the search.' check --search dfs --state-limit 3000 -cp classes Late
  grep -q ' skipped' output
  expect 1 ' sampled.' check --hunt-after 100 --seed 3 --json one.json -cp classes Late
  expect 1 'violation' check --hunt-after 100 --seed 3 --json two.json -cp classes Late
  diff <(jq '{error, trace, stages, winner}' one.json) <(jq '{error, trace, stages, winner}' two.json)
  local options
  read -ra options <<<"$(jq -r .winner one.json)"
  expect 1 "$(jq -r .error.message one.json)" check "${options[@]}" -cp classes Late
  expect 2 'chooses for itself' check --search auto --order random -cp classes Late
  expect 2 'goes with --search auto' check --search dfs --hunt-after 5 -cp classes Late
}
# Who is left alone and waits for what nobody will do any more goes round for ever: a walk ends there.
case_check_walks_end_in_circles() {
  java_class Alone <<'JAVA'
public class Alone {
  static volatile boolean first, second;
  static volatile int never;
  public static void main(String[] args) {
    new Thread(() -> first = true).start();
    new Thread(() -> second = first).start();
    if (first) while (never == 0) Thread.onSpinWait();
  }
}
JAVA
  expect 3 '300 schedules were sampled' check --search pos --runs 300 -cp classes Alone
}
case_check_all_errors() {
  java_class Two <<'JAVA'
public class Two {
  static volatile int x;
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> { x = 1; x = 2; });
    t.start();
    int seen = x;
    if (seen == 1) throw new IllegalStateException("one");
    if (seen == 2) throw new IllegalArgumentException("two");
  }
}
JAVA
  expect 1 'Violation 2 of 2' check --all-errors --json result.json -cp classes Two
  [[ -e weaveproof-trace.json && -e weaveproof-trace-2.json ]]
  expect 1 'violation: ' replay weaveproof-trace-2.json
  grep -q IllegalStateException result.json
  grep -q IllegalArgumentException result.json
}

# ---- programs of every kind

case_check_source_file() {
  deadlock
  expect 1 'violation: Deadlock' check source/Deadlock.java
}
case_check_jar() {
  counter
  (cd classes && "$JAVA_HOME/bin/jar" cfe ../app.jar Counter .)
  expect 1 'count is 1' check app.jar
  expect 1 'count is 1' replay weaveproof-trace.json
}
# Options end at the program's name.
case_check_arguments_of_the_program() {
  java_class Echo <<'JAVA'
public class Echo {
  public static void main(String[] a) { if (!String.join(" ", a).equals("--quiet -cp x")) throw new Error(String.join(" ", a)); }
}
JAVA
  expect 0 'no violation' check -cp classes Echo --quiet -cp x
}
case_check_system_properties() {
  java_class Property <<'JAVA'
public class Property {
  public static void main(String[] a) { throw new Error(System.getProperty("colour") + System.getProperty("java.class.path")); }
}
JAVA
  expect 1 'java.lang.Error: blueclasses' check -Dcolour=blue -cp classes Property
}

# ---- wrong usage: one sentence, status 2, nothing written

refused() {
  local text=$1
  shift
  rm -f result.json
  expect 2 "$text" check --json result.json "$@"
  [[ $(wc -l <output) == 1 && ! -e result.json ]] || { cat output; exit 1; }
}
case_check_wrong_usage() {
  hello
  refused 'weaveproof: no program is given'
  refused 'weaveproof: unknown option --fly' --fly Hello
  refused 'weaveproof: unknown option -x' -x Hello
  refused 'weaveproof: the option -cp needs a value' -cp
  refused 'weaveproof: --memory-limit is a size' --memory-limit 5Q -cp classes Hello
  refused 'weaveproof: --time-limit' --time-limit soon -cp classes Hello
  refused 'weaveproof: --state-limit' --state-limit -1 -cp classes Hello
  refused "weaveproof: there is no property 'colour'" --property deadlock,colour -cp classes Hello
  refused "weaveproof: there is no search 'fast'" --search fast -cp classes Hello
  refused 'weaveproof: --store' --store paper -cp classes Hello
  refused 'they go with --reduction hybrid' --order interfering -cp classes Hello
  refused 'they go with --reduction hybrid' --prune --reduction locks -cp classes Hello
  refused 'weaveproof: --reduction is none, local, reachability, hybrid, locks, sleep, full, s-por' --reduction much -cp classes Hello
  refused 'weaveproof: --race-scope is all or user' --race-scope wide -cp classes Hello
  refused 'weaveproof: ' --search bfs --dfs-rb default -cp classes Hello
  refused 'weaveproof: could not find or load the main class Nowhere' Nowhere
  refused 'weaveproof: ' --jdk nowhere -cp classes Hello
  refused 'weaveproof: nowhere/t.json cannot be written' --trace nowhere/t.json -cp classes Hello
  expect 2 'weaveproof: nowhere/r.json cannot be written' check --json nowhere/r.json -cp classes Hello
  expect 2 'weaveproof: classes cannot be written: it is a directory' check --json classes -cp classes Hello
}
case_check_no_main() {
  java_class NoMain <<<'public class NoMain { }'
  expect 2 'weaveproof: main method not found in class NoMain' check -cp classes NoMain
}
case_check_broken_class() {
  hello
  head -c 100 classes/Hello.class >short.class && mv short.class classes/Hello.class
  expect 2 'weaveproof: ' check -cp classes Hello
}
# Any byte of the class may be wrong: never a crash, and always some answer in time.
case_check_damaged_class() {
  counter
  cp classes/Counter.class whole
  local size
  size=$(stat -c %s whole)
  for ((at = 8; at < size; at += 17)); do
    cp whole classes/Counter.class
    printf '\377' | dd of=classes/Counter.class bs=1 seek="$at" conv=notrunc status=none
    local status=0
    timeout -k 5 60 "$weaveproof" check --time-limit 5 -cp classes Counter --locked </dev/null >output 2>&1 || status=$?
    if ((status > 4)); then
      echo "byte $at overwritten: status $status"
      head -c 2000 output
      exit 1
    fi
  done
}
case_check_help() {
  expect 0 'usage: weaveproof check' check --help
  for option in --classpath --jdk --property --search --order --seed --time-limit --memory-limit --state-limit --depth-limit \
    --all-errors --json --trace --quiet --config --store --reduction --race-scope --outcomes --parallel; do
    grep -qF -- "$option" output || { echo "$option is not in the help"; exit 1; }
  done
  if grep -q -e verify- -e --dfs-rb output; then exit 1; fi
  # Two screens.
  [[ $(wc -l <output) -le 100 && $(wc -L <output) -le 80 ]] || { wc -lL output; exit 1; }
  expect 0 '--reduction s-por' check --help research
  grep -qF -- '--dfs-rb-cover' output
  if grep -qF -- '--classpath' output; then exit 1; fi
  expect 0 '--search pos' check --help searches
  expect 0 '--heuristic NAME' check --help all
  grep -qF -- '--classpath' output
}

case_user_guide_has_every_option() {
  local guide=$here/../../docs/user-guide.md
  expect 0 usage check --help all
  # Up to the list of techniques.
  sed '/^Searches:/q' output | grep -oE '^  (-h,)?--[a-z-]+' | grep -oE -- '--[a-z-]+' >options
  [[ $(wc -l <options) -gt 25 ]]
  while read -r option; do
    grep -qE -- "$option( |\`)" "$guide" || { echo "the user guide does not know $option"; exit 1; }
  done <options
}

# ---- the TOML file

case_check_config_file() {
  counter
  cat >check.toml <<'TOML'
classpath = "classes"
state-limit = 1
property = ["deadlock", "exception"]
quiet = true
define = ["a=1", "b=2"]
TOML
  expect 3 'inconclusive: ' check --config check.toml Counter --locked
  [[ $(head -n 1 output) == inconclusive:* ]]
  if grep -qF 'longest path' output; then exit 1; fi
  # The command line wins, wherever the file stands in it.
  expect 0 'no violation' check --state-limit 1000000 --config check.toml Counter --locked
  expect 0 'states' check --config check.toml --quiet=false --state-limit 1000000 Counter --locked
}
case_check_wrong_config_file() {
  hello
  printf 'classpath = "classes"\nspeed = 9\n' >a.toml
  expect 2 'weaveproof: a.toml:2: there is no option speed' check --config a.toml Hello
  printf 'seed = \n' >b.toml
  expect 2 'weaveproof: b.toml:1: ' check --config b.toml Hello
  printf '\n[search]\nseed = 1\n' >c.toml
  expect 2 'weaveproof: c.toml:2: ' check --config c.toml Hello
  printf 'memory-limit = "much"\n' >d.toml
  expect 2 'weaveproof: d.toml:1: --memory-limit is a size' check --config d.toml Hello
  echo 'fair = "yes"' >e.toml
  expect 2 'weaveproof: e.toml:1: the option --fair is true or false, not yes' check --config e.toml Hello
  expect 2 'weaveproof: cannot read none.toml: No such file or directory' check --config none.toml Hello
}

# ---- the report

# How the search ended is said, not only how long it took.
case_check_json_ending() {
  counter
  ending() {
    grep -qF "\"ending\": \"$1\"" result.json || { echo "$1 is missing"; cat result.json; exit 1; }
  }
  expect 1 violation check --json result.json -cp classes Counter
  ending first-error
  expect 0 'no violation' check --json result.json -cp classes Counter --locked
  ending finished
  expect 3 inconclusive check --json result.json --dfs-rb 0,pl,d,F,0,1 -cp classes Counter --locked
  ending finished
  expect 3 inconclusive check --json result.json --state-limit 1 -cp classes Counter --locked
  ending state-limit
  expect 3 inconclusive check --json result.json --time-limit 0 -cp classes Counter --locked
  ending time-limit
  expect 3 inconclusive check --json result.json --depth-limit 3 -cp classes Counter --locked
  ending finished
  grep -qE '"discarded_states": [1-9]' result.json || { cat result.json; exit 1; }
}
# What the only thread does before its first choice is counted, and not stored. A text that grows letter by letter would
# be stored with each of them.
case_check_start_up() {
  java_class StartUp <<'JAVA'
public class StartUp {
  static final StringBuilder text = new StringBuilder();
  static int count;
  public static void main(String[] args) throws Exception {
    for (int i = 0; i < 2000; i++) text.append("line ").append(i).append('\n');
    if (args.length == 0) return;
    Thread other = new Thread(() -> count++);
    other.start();
    count++;
    other.join();
    assert count == 2 : "count is " + count;
  }
}
JAVA
  has() {
    jq -e "$1" result.json >jq.out || { echo "$1 does not hold"; cat result.json; exit 1; }
  }
  expect 0 'no violation' check --reduction local --json result.json -cp classes StartUp
  has '.complete and .stats.states > 10000 and .stats.states - .stats.start_up_states < 100'
  has '.stats.max_depth == .stats.transitions and .stats.states == .stats.transitions + 1'
  has '.stats.store_bytes < 20000000'
  for way in '--search dfs' '--search bfs' '--preemption-iteration 0-'; do
    # shellcheck disable=SC2086
    expect 1 'count is 1' check --reduction local $way --json result.json -cp classes StartUp race
    has '.stats.start_up_states > 10000 and (.trace | length) > 10000'
    expect 1 'count is 1' replay weaveproof-trace.json
  done
  expect 3 'The limit of 5,000 states ended the search.' check --reduction local --state-limit 5000 --json result.json -cp classes StartUp race
  has '.stats.states == 5000 and .stats.transitions == 5000'
  expect 3 'up to its first 5000 transitions' check --reduction local --depth-limit 5000 --search bfs --json result.json -cp classes StartUp race
  has '.stats.states == 5001 and .stats.max_depth == 5000'
}
# Options that a line does not have are those of the command line.
case_check_portfolio() {
  counter
  printf '%s\n' '--order random' >lines
  expect 1 'The search that gave the answer: --order random --seed 7' check --seed 7 --portfolio lines -cp classes Counter
  printf '%s\n' '--search bfs' '--search pos' >lines
  expect 2 "weaveproof: line 2 of the portfolio 'lines': A walk" check --order random --portfolio lines -cp classes Counter
  local reduction
  for reduction in sleep full dl-s-por; do
    printf '%s\n' '--reduction locks' "--reduction $reduction" >lines
    expect 2 "weaveproof: line 2 of the portfolio 'lines': With --reduction reachability or hybrid" \
      check --reduction hybrid --portfolio lines -cp classes Counter
  done
}
case_check_json() {
  counter
  expect 1 violation check --json result.json --seed 9 -cp classes Counter
  for line in '"verdict": "violation"' '"complete": false' '"kind": "assertion"' '"class": "java.lang.AssertionError"' \
    '"seed": 9' '"thread_name": "main"' '"thread_name": "adder"' '"trace_file": "weaveproof-trace.json"'; do
    grep -qF -- "$line" result.json || { echo "$line is missing"; cat result.json; exit 1; }
  done
  expect 0 'no violation' check --json result.json -cp classes Counter --locked
  grep -qF '"complete": true' result.json
  grep -qF '"error": null' result.json
  for name in states transitions revisits choice_points max_depth instructions seconds states_per_second peak_rss_bytes \
    store_bytes bytes_per_state; do
    grep -qE "\"$name\": [0-9]" result.json || { echo "$name is missing"; cat result.json; exit 1; }
  done
}
# The same options, the same result: but for times and memory.
case_check_is_reproducible() {
  counter
  for i in 1 2; do
    expect 1 violation check --json "result$i.json" --order random --seed 3 -cp classes Counter
    grep -vE '"(seconds|(states|schedules)_per_second|peak_rss_bytes|json)"' "result$i.json" >"stable$i"
  done
  cmp stable1 stable2
}
case_check_quiet() {
  counter
  expect 1 'violation: Assertion failed' check --quiet -cp classes Counter
  [[ $(wc -l <output) == 1 ]]
}
case_check_no_progress_line_in_a_file() {
  endless
  expect 3 inconclusive check --time-limit 2 -cp classes Endless
  if grep -q $'\r' output; then exit 1; fi
}

# The API is at hand without showing itself.
case_class_path_stays_the_programs_own() {
  java_class ShowsPath <<'JAVA'
public class ShowsPath { public static void main(String[] a) { System.out.println(System.getProperty("java.class.path")); } }
JAVA
  "$weaveproof" run -cp classes ShowsPath >output
  [[ $(cat output) == classes ]]
}

case_configs() {
  expect 0 'I:5-10-20-50-100,pl,d,Lb,0.75,1.5' configs dfs-rb
  [[ $(sort -u output | wc -l) == 7920 ]]
  expect 2 'weaveproof: configs lists' configs bfs
}

# ---- what is said of threads

# Who joins waits for a thread to end, and main, once it has ended, waits for nothing.
case_check_says_who_is_joined() {
  java_class Joins <<'JAVA'
public class Joins {
  public static void main(String[] args) throws Exception {
    Thread sleeper = new Thread(() -> {
      synchronized (Joins.class) { try { Joins.class.wait(); } catch (InterruptedException e) { } }
    }, "sleeper");
    sleeper.start();
    if (args.length > 0) sleeper.join();
  }
}
JAVA
  expect 1 '"main" waits for "sleeper" to end' check -cp classes Joins join
  expect 1 'Deadlock: the only thread left, "sleeper", waits for ever' check -cp classes Joins
  ! grep -q 'has ended, and waits' output || { cat output; exit 1; }
}

case_check_shows_helpful_messages() {
  java_class Helpful <<'JAVA'
public class Helpful {
  static String s;
  public static void main(String[] args) {
    if (args.length > 0) try { s.length(); } catch (RuntimeException e) { throw new IllegalStateException(e); }
    s.length();
  }
}
JAVA
  local why='java.lang.NullPointerException: Cannot invoke "String.length()" because "Helpful.s" is null'
  expect 1 "in thread \"main\": $why" check --quiet -cp classes Helpful
  expect 1 "Caused by: $why" check -cp classes Helpful again
}

case_check_shows_native_methods() {
  java_class Natively <<'JAVA'
public class Natively {
  public static void main(String[] args) { System.arraycopy(new int[1], 0, new int[1], 0, 2); }
}
JAVA
  expect 1 'at java.lang.System.arraycopy(Native Method)' check -cp classes Natively
}

# A thread that loops is no violation if another one stops it, which is not supported.
case_check_stopped_loop() {
  java_class Stopped <<'JAVA'
public class Stopped {
  public static void main(String[] args) {
    Thread thread = new Thread(() -> { while (true); });
    thread.start();
    thread.stop();
  }
}
JAVA
  expect 4 'Thread.stop, which is refused' check -cp classes Stopped
}

# Idle workers are kept as long as others can go on, and that is said.
case_check_keep_alive() {
  java_class Idle <<'JAVA'
import java.util.concurrent.*;
public class Idle {
  public static void main(String[] args) {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
    pool.execute(() -> { });
    while (pool.getPoolSize() > 0) Thread.onSpinWait();
    throw new IllegalStateException("reached");
  }
}
JAVA
  expect 0 'idle workers of thread pools are kept' check -cp classes Idle
  expect 1 'reached' check --keep-alive free -cp classes Idle
  expect 1 'reached' replay weaveproof-trace.json
  expect 2 'keep-alive is free or late, not never' check --keep-alive never -cp classes Idle
}

# Contracts were shown for certain class files. A JDK with others is told so.
case_check_names_contracts_that_were_not_shown() {
  java_class Queued <<'JAVA'
import java.util.concurrent.*;
public class Queued {
  public static void main(String[] args) throws Exception {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
    new Thread(() -> { try { queue.put(1); } catch (InterruptedException e) { } }).start();
    assert queue.take() == 1;
  }
}
JAVA
  mkdir -p jdk/lib
  cp "$JAVA_HOME/release" jdk/
  # Another name of the source file: another class file that does the same.
  LC_ALL=C sed 's/LinkedBlockingQueue\.java/LinkedBlockingQueue.jave/g' "$JAVA_HOME/lib/modules" >jdk/lib/modules
  if cmp -s jdk/lib/modules "$JAVA_HOME/lib/modules"; then return; fi  # compressed
  expect 0 'no violation' check --jdk jdk --json result.json -cp classes Queued
  jq -e '.assumptions | any(. == "that calls of LinkedBlockingQueue take effect at one moment was not shown for the classes of this JDK (bench/contracts LinkedBlockingQueue shows it)")' result.json >/dev/null || { jq .assumptions result.json; exit 1; }
  expect 0 'no violation' check --jdk jdk --library blocking --json result.json -cp classes Queued
  jq -e '.assumptions | all(contains("was not shown") | not)' result.json >/dev/null || { jq .assumptions result.json; exit 1; }
}

# What a verdict takes for granted is printed if the program uses it, and only then.
case_check_assumptions() {
  java_class Uses <<'JAVA'
import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;
public class Uses {
  public static void main(String[] a) {
    AtomicInteger number = new AtomicInteger();
    while (!number.weakCompareAndSetVolatile(0, Runtime.getRuntime().availableProcessors())) { }
    number.setRelease(number.getAcquire() + 1);
    Check.atomic(() -> System.currentTimeMillis());
  }
}
JAVA
  expect 0 'no violation' check -cp classes --property deadlock,race Uses
  tr -s ' \n' ' ' <output >flat
  for sentence in 'there are 2 processors' 'a weakCompareAndSet fails only' 'accesses by modes weaker than volatile' \
                  'starts on 1 January 2024' 'races of what Check.atomic does'; do
    grep -qF "$sentence" flat || { echo "missing: $sentence"; cat output; exit 1; }
  done
  expect 0 'there are 5 processors' check -cp classes --processors 5 Uses
  expect 0 'no violation' check -cp classes --weak-cas Uses
  tr -s ' \n' ' ' <output >flat
  grep -qF 'races of what Check.atomic does' flat
  if grep -qF 'a weakCompareAndSet fails only' flat; then cat output; exit 1; fi
  hello
  expect 0 'sequential consistency' check -cp classes Hello
  if grep -qE 'processors|weak|2024|proxy' output; then cat output; exit 1; fi
  expect 2 '--processors is a number from 1 to 1024, not none' check -cp classes --processors none Hello
  expect 2 '--processors is a number from 1 to 1024, not 0' check -cp classes --processors 0 Hello
}

main "$@"
