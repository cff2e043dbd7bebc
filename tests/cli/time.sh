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
  expect 1 'A time passes although other threads could go on: that of "main" in step' check --json result.json -cp classes Impatient
  grep -qF -- '--time last leaves such schedules out.' output
  sed -n 2p output | grep -qF 'A time passes'
  jq -e '.error.early_time_outs | length == 1' result.json
  jq -e '.config.time == "free"' result.json
  expect 1 'A time passes although other threads could go on' replay weaveproof-trace.json
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
    expect 1 'A time passes although other threads could go on: that of "main"' check -cp classes Shorter $way 1000
    expect 0 'no violation' check --time last -cp classes Shorter $way 1000
    expect 1 'Assertion failed' check -cp classes Shorter $way 10
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
  expect 3 'No schedule comes to an end: while some threads wait for a time' check --time last -cp classes Poll
  expect 1 'Assertion failed' check --time free -cp classes Poll
  expect 1 'Assertion failed' check --time last --fair -cp classes Poll
  jq -e '.options.fair' weaveproof-trace.json
  expect 1 'Assertion failed' replay weaveproof-trace.json
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
  expect 1 'Deadlock' check --time patient:1s -cp classes Wait
  expect 0 'no violation' check -cp classes Wait
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
