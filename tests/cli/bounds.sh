#!/bin/bash
# Bounds on preemptions and delays: that what is claimed of them is so.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# outcomes STATUS LIST ARGUMENT…: the search ends with this status, and Check.outcome was given this list.
outcomes() {
  local status=$1 list=$2
  shift 2
  expect "$status" '' check --quiet --outcomes --json result.json "$@"
  [[ $(jq -r '.outcomes | join(" ")' result.json) == "$list" ]]
}

# With one preemption, behind the write of x, the reader has to wait for the monitor, and main goes on for nothing.
by_block() {
  java_class Reader <<'JAVA'
import weaveproof.Check;
public class Reader {
  static int x, y;
  static final Object M = new Object();
  public static void main(String[] args) {
    new Thread(() -> {
      int first = x, second = y, third;
      synchronized (M) { third = y; }
      Check.outcome("" + first + second + third);
    }).start();
    synchronized (M) { x = 1; }
    y = 1;
  }
}
JAVA
}

case_bounds_count_who_waits_for_a_monitor() {
  by_block
  outcomes 3 '111' --preemption-bound 0 -cp classes Reader
  outcomes 3 '000 001 100 101 111' --preemption-bound 1 -cp classes Reader
  outcomes 3 '000 001 011 100 101 111' --preemption-bound 2 -cp classes Reader
  outcomes 3 '000 001 100 101 111' --delay-bound 1 -cp classes Reader
  outcomes 3 '000 001 100 101 111' --preemption-bound 1 --reduction none --library exact -cp classes Reader
  outcomes 3 '000 001 100 101 111' --preemption-bound 1 --parallel 2 --share -cp classes Reader
  outcomes 0 '000 001 011 100 101 111' --preemption-iteration 0- -cp classes Reader
  expect 3 'preemptions and delays are counted between the steps' check --preemption-bound 1 -cp classes Reader
}

# The same by a synchronized method that is left by an exception.
case_bounds_count_monitors_left_by_exceptions() {
  java_class Thrower <<'JAVA'
import weaveproof.Check;
public class Thrower {
  static int x, y;
  static synchronized void fail() { x = 1; throw new IllegalStateException(); }
  static synchronized int look() { return y; }
  public static void main(String[] args) {
    new Thread(() -> {
      int first = x, second = y, third = look();
      Check.outcome("" + first + second + third);
    }).start();
    try { fail(); } catch (IllegalStateException expected) { }
    y = 1;
  }
}
JAVA
  outcomes 3 '000 001 100 101 111' --preemption-bound 1 -cp classes Thrower
  outcomes 3 '000 001 100 101 111' --preemption-bound 1 --reduction none --library exact -cp classes Thrower
}

# The first bound under which there is an error is the fewest, and the schedule replays.
case_bounds_iterate_to_the_fewest() {
  java_class Fewest <<'JAVA'
public class Fewest {
  static int x, y;
  static final Object M = new Object();
  public static void main(String[] args) {
    new Thread(() -> {
      int first = x, second = y, third;
      synchronized (M) { third = y; }
      assert first != 1 || second != 0 || third != 1;
    }).start();
    synchronized (M) { x = 1; }
    y = 1;
  }
}
JAVA
  expect 1 'Every schedule with at most 0 preemptions was covered' check --json result.json --preemption-iteration 0- -cp classes Fewest
  [[ $(jq '[.trace[] | select(.switch.preemption)] | length' result.json) == 1 ]]
  expect 1 'Assertion failed' replay weaveproof-trace.json
  # What a thread does before its first step is no step of who starts it: it takes a preemption to run there.
  java_class Early <<'JAVA'
public class Early {
  static int x;
  public static void main(String[] args) {
    new Thread(() -> { assert x == 1; }).start();
    x = 1;
  }
}
JAVA
  expect 1 'Every schedule with at most 0 preemptions was covered' check --preemption-iteration 0- -cp classes Early
  expect 1 'Assertion failed' replay weaveproof-trace.json
}

# What auto claims when its proof is cut off counts monitors as well, and what it finds in that way replays.
case_bounds_of_auto_count_monitors() {
  java_class Rarely <<'JAVA'
public class Rarely {
  static int x, y;
  static final Object M = new Object();
  static int n;
  static final Object N = new Object();
  static void noise() { for (int i = 0; i < 4; i++) synchronized (N) { n = n * 3 + 1; } }
  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) new Thread(Rarely::noise).start();
    new Thread(() -> {
      int first = x, second = y, third;
      synchronized (M) { third = y; }
      assert first != 1 || second != 0 || third != 1;
    }).start();
    synchronized (M) { x = 1; }
    y = 1;
  }
}
JAVA
  expect 1 'Assertion failed' check --search auto --hunt-after 1 --seed 3 -cp classes Rarely
  expect 1 'Assertion failed' replay weaveproof-trace.json
}

main "$@"
