#!/bin/bash
# --time, --fair, and the property exit: what is told, and what is refused.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Main waits a while for the other thread, which needs two steps; $1 is for how many milliseconds.
impatient() {
  java_class Impatient <<JAVA
public class Impatient {
  static volatile int steps;
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> { steps = 1; steps = 2; }, "worker");
    other.start();
    Thread.sleep(${1:-5000});
    assert steps == 2 : "too early";
  }
}
JAVA
}

case_time_free_tells_of_time_outs() {
  impatient
  expect 1 'A time passes although other threads could run: that of "main" in step' check --time free --json result.json -cp classes Impatient
  grep -qF -- '--time last skips such schedules.' output
  sed -n 2p output | grep -qF 'A time passes'
  jq -e '.error.early_time_outs | length == 1' result.json
  jq -e '.config.time == "free"' result.json
  expect 1 'A time passes although other threads could run' replay weaveproof-trace.json
}
# The other thread waits for a time, too, and for a shorter one.
case_time_free_compares_time_outs() {
  java_class Shorter <<'JAVA'
import java.util.concurrent.*;
public class Shorter {
  static volatile boolean done;
  public static void main(String[] args) throws Exception {
    int own = Integer.parseInt(args[1]);
    Thread other = new Thread(() -> {
      try { Thread.sleep(100); } catch (InterruptedException e) { throw new AssertionError(e); }
      done = true;
    });
    other.start();
    switch (args[0]) {
      case "sleep": Thread.sleep(own); break;
      case "latch": new CountDownLatch(1).await(own, TimeUnit.MILLISECONDS); break;
      default: synchronized (args) { args.wait(own); }
    }
    assert done;
  }
}
JAVA
  local way
  for way in sleep latch wait; do
    expect 1 'A time passes although other threads could run: that of "main"' check --time free -cp classes Shorter $way 1000
    expect 0 'no violation' check --time last -cp classes Shorter $way 1000
    expect 1 'Assertion failed' check --time free -cp classes Shorter $way 10
    if grep -qF 'A time passes' output; then cat output; exit 1; fi
    expect 1 'Assertion failed' check --time last -cp classes Shorter $way 10
  done
}
case_time_last() {
  impatient
  expect 0 'no violation' check --time last --json result.json -cp classes Impatient
  grep -qF 'a wait that has a time limit ends by it only when no thread can go on, the earliest first (see --time)' output
  jq -e '.config.time == "last"' result.json
}
case_time_patient() {
  impatient 5000
  expect 0 'a wait that has a time limit of 5s or more ends by it' check --time patient:5000ms -cp classes Impatient
  expect 1 'too early' check --time patient:6s -cp classes Impatient
}
# Without --time: as the tests of programs mean it.
case_time_usual() {
  impatient
  expect 0 'a wait that has a time limit of 1s or more ends by it' check --json result.json -cp classes Impatient
  jq -e '.config.time == "patient:1s"' result.json
  grep -qF 'If a wait of 5s ends early ("main", Impatient.java:6): Assertion failed in thread "main"' output
  grep -qF -- '--time free takes this for a violation' output
  jq -e '.verdict == "no-violation" and .complete and (.mentions | length) == 1 and .races == []' result.json
  jq -e '.mentions[0] | .mention == "time-out" and .kind == "assertion" and .option == "--time free"' result.json
}
case_time_usual_says_nothing_where_nobody_waits() {
  java_class Join <<'JAVA'
public class Join {
  static volatile int steps;
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> steps = 1);
    other.start();
    if (args.length > 0) Thread.sleep(100);
    other.join();
    assert steps == 1;
  }
}
JAVA
  local arguments
  for arguments in "" "short"; do
    # shellcheck disable=SC2086
    expect 0 'no violation' check --json result.json -cp classes Join $arguments
    if grep -qE 'time limit|ends early' output; then cat output; exit 1; fi
    jq -e '.mentions == []' result.json
  done
}
case_early_time_outs_ignored() {
  impatient
  expect 0 'no violation' check --early-time-outs ignore --json result.json -cp classes Impatient
  if grep -qF 'ends early' output; then cat output; exit 1; fi
  jq -e '.mentions == []' result.json
  expect 0 'no violation' check --time last -cp classes Impatient
  if grep -qF 'ends early' output; then cat output; exit 1; fi
  expect 2 '--early-time-outs is mention or ignore, not report' check --early-time-outs report -cp classes Impatient
}
# The same on every run: it is bounded by states.
case_early_time_outs_are_deterministic() {
  impatient
  local i
  for i in 1 2; do
    expect 0 'no violation' check --search dfs --json "$i.json" -cp classes Impatient
    jq -S 'del(.stats, .config)' "$i.json" >"$i.facts"
  done
  cmp 1.facts 2.facts
}
# The first program of many: the error is the lost update, whatever else could be said of the time.
lost_in_pool() {
  java_class Hits <<'JAVA'
import java.util.concurrent.*;
public class Hits {
  static int hits;
  static void hit(boolean safely) {
    if (!safely) { hits++; return; }
    synchronized (Hits.class) { hits++; }
  }
  public static void main(String[] args) throws Exception {
    boolean safely = args[0].equals("safely");
    Thread[] threads = { new Thread(() -> hit(safely)), new Thread(() -> hit(safely)) };
    CountDownLatch done = new CountDownLatch(2);
    for (Thread thread : threads) new Thread(() -> { thread.run(); done.countDown(); }).start();
    done.await(10, TimeUnit.SECONDS);
    if (hits != 2) throw new AssertionError("expected 2 hits but was " + hits);
  }
}
JAVA
}
case_time_usual_finds_what_is_wrong() {
  lost_in_pool
  expect 1 'expected 2 hits but was 1' check -cp classes Hits carelessly
  if grep -qF 'A time passes' output; then cat output; exit 1; fi
  expect 1 'expected 2 hits but was 1' replay weaveproof-trace.json
  expect 0 'ends early ("main"' check -cp classes Hits safely
}
# What needs no early time-out is what is told first, and an error of its own.
case_time_free_prefers_what_needs_no_early_time_out() {
  lost_in_pool
  expect 1 'expected 2 hits but was 1' check --time free --search dfs -cp classes Hits carelessly
  expect 1 'expected 2 hits but was 1' replay weaveproof-trace.json
  expect 1 'Violation 1 of' check --time free --search dfs --all-errors --json result.json -cp classes Hits carelessly
  jq -e '.errors[0].early_time_outs == [] and ([.errors[].key] | length == (unique | length))' result.json
  jq -e '[.errors[] | select(.early_time_outs != []) | .key | endswith(" early time-out")] | all' result.json
  expect 1 'expected 2 hits but was 0' check --time free --json result.json -cp classes Hits safely
  jq -e '.error.key | endswith(" early time-out")' result.json
  jq -e '.error.hints | length == 1' result.json
}
case_time_config() {
  impatient
  printf 'time = "last"\n' >config.toml
  expect 0 'no violation' check --config config.toml -cp classes Impatient
}
case_time_wrong() {
  impatient
  local wrong
  for wrong in soon patient patient: patient:5 patient:0s patient:-1s patient:1y patient:99999999999h; do
    expect 2 "--time is free, last, or patient:1s with any time, not $wrong" check --time "$wrong" -cp classes Impatient
  done
}
case_time_is_traced() {
  java_class Tie <<'JAVA'
public class Tie {
  static volatile int x;
  static void nap() { try { Thread.sleep(1000); } catch (InterruptedException e) { throw new AssertionError(e); } }
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> { nap(); x = 1; });
    other.start();
    nap();
    assert x == 0;
    other.join();
  }
}
JAVA
  local way
  for way in last patient:1s; do
    expect 1 'Assertion failed' check --time $way -cp classes Tie
    jq -e ".options.time == \"$way\"" weaveproof-trace.json
    expect 1 'Assertion failed' replay weaveproof-trace.json
    if grep -qF 'A time passes although' output; then cat output; exit 1; fi
  done
}
case_time_stands_still() {
  java_class Poll <<'JAVA'
public class Poll {
  static volatile boolean done;
  public static void main(String[] args) throws Exception {
    new Thread(() -> {
      try { Thread.sleep(1000); } catch (InterruptedException e) { }
      done = true;
    }).start();
    while (!done) Thread.yield();
    assert false;
  }
}
JAVA
  expect 1 'Assertion failed' check --time last -cp classes Poll
  expect 1 'Assertion failed' replay weaveproof-trace.json
  expect 1 'Assertion failed' check --time free -cp classes Poll
  expect 1 'Assertion failed' check --time last --fair -cp classes Poll
  jq -e '.options.fair' weaveproof-trace.json
  expect 1 'Assertion failed' replay weaveproof-trace.json
}
# A thread that polls keeps time from passing, and it passes all the same.
case_time_passes_beside_pollers() {
  java_class Flag <<'JAVA'
public class Flag {
  static volatile boolean stop;
  static volatile int x, n;
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      if (args[0].equals("seldom") && x == 1) return;
      while (!stop) { }
      assert !args[0].equals("late") || n == 1 : "saw nothing";
      assert !args[0].equals("seldom") : "has polled";
    });
    other.start();
    x = 1;
    Thread.sleep(1000);
    if (args[0].equals("early")) assert x == 2 : "not twice";
    stop = true;
    n = 1;
    other.join();
  }
}
JAVA
  expect 0 'Threads that poll keep the time of others from passing' check --json result.json -cp classes Flag right
  jq -e '.complete and .mentions == []' result.json
  expect 1 'saw nothing' check -cp classes Flag late
  expect 1 'saw nothing' replay weaveproof-trace.json
  expect 1 'not twice' check -cp classes Flag early
  # Where it polls on some schedules only, as far as the look goes that follows a proof.
  expect 1 'has polled' check -cp classes Flag seldom
  expect 1 'has polled' replay weaveproof-trace.json
}
# The thread waits for a lock in a loop, and who has it can go on: its time comes too early.
case_time_does_not_pass_beside_who_gets_on() {
  java_class Spin <<'JAVA'
import java.util.concurrent.atomic.AtomicBoolean;
public class Spin {
  static final AtomicBoolean taken = new AtomicBoolean();
  static volatile int x;
  static void add() {
    while (taken.getAndSet(true)) { }
    ++x;
    taken.set(false);
  }
  public static void main(String[] args) throws Exception {
    new Thread(Spin::add).start();
    new Thread(Spin::add).start();
    Thread.sleep(1000);
    assert x == 2 : "too early";
  }
}
JAVA
  expect 0 'If a wait of 1s ends early ("main", Spin.java:13)' check -cp classes Spin
}
case_time_for_ever() {
  java_class Wait <<'JAVA'
import java.util.concurrent.*;
public class Wait {
  public static void main(String[] args) throws Exception {
    new CountDownLatch(1).await(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
  }
}
JAVA
  expect 1 'Deadlock' check -cp classes Wait
  expect 1 'Deadlock' check --time last -cp classes Wait
  expect 0 'no violation' check --time free -cp classes Wait
}
case_fair() {
  java_class Spin <<'JAVA'
public class Spin {
  static volatile boolean done;
  public static void main(String[] args) {
    new Thread(() -> done = true).start();
    int rounds = 0;
    while (!done) {
      Thread.onSpinWait();
      assert ++rounds < 20;
    }
  }
}
JAVA
  expect 1 'Assertion failed' check -cp classes Spin
  expect 0 'a thread that yields, or whose time is up, lets all others go first (--fair)' check --fair -cp classes Spin
}

case_exit_status() {
  java_class Exit <<'JAVA'
public class Exit {
  static volatile int x;
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> x = 1);
    other.start();
    if (x == 1) leave(Integer.parseInt(args[0]));
    other.join();
  }
  static void leave(int status) { System.exit(status); }
}
JAVA
  expect 1 'Thread "main" ends the program with status 3' check --json result.json --sarif result.sarif -cp classes Exit 3
  grep -qF 'at Exit.leave(Exit.java:9)' output
  jq -e '.error.kind == "exit" and .config.property == "exception,loop,exit,deadlock"' result.json
  jq -e '.runs[0].results[0].ruleId == "exit"' result.sarif
  expect 1 'Thread "main" ends the program with status 3' replay weaveproof-trace.json
  expect 0 'no violation' check -cp classes Exit 0
  expect 0 'whether the program ends itself with a status other than 0 was not checked' \
    check --property deadlock,exception,loop -cp classes Exit 3
}
case_exit_before_threads() {
  java_class Halt <<'JAVA'
public class Halt { public static void main(String[] args) { Runtime.getRuntime().halt(2); } }
JAVA
  expect 1 'Thread "main" ends the program with status 2' check -cp classes Halt
}

main "$@"
