#!/bin/bash
# The reductions of the literature on the command line: verdicts, counterexamples, what they do not go with.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Two philosophers, whose forks may be taken in one order or in two; and the client of a counter.
programs() {
  java_class Forks <<'JAVA'
public class Forks {
  static int meals;
  static class Result { int value; }
  static void eat(Object first, Object second, Result result) {
    synchronized (first) {
      synchronized (second) {
        meals++;
        result.value = meals;
      }
    }
  }
  public static void main(String[] args) throws InterruptedException {
    Object left = new Object(), right = new Object();
    boolean circle = args.length > 0;
    Result one = new Result(), two = new Result();
    Thread other = new Thread(() -> eat(circle ? right : left, circle ? left : right, one));
    other.start();
    eat(left, right, two);
    other.join();
    assert one.value + two.value == 3;
  }
}
JAVA
  java_class Racing <<'JAVA'
public class Racing {
  static volatile int count;
  static class Slot { volatile int value; }
  static final Slot slot = new Slot();
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> { count++; slot.value = 1; });
    other.start();
    count++;
    int seen = slot.value;
    other.join();
    assert args.length == 0 || count == 2 : "count is " + count;
  }
}
JAVA
}

case_por_verdicts() {
  programs
  local reduction
  for reduction in s-por de-s-por dl-s-por de dl o-dpor dpor; do
    expect 0 'Every schedule was covered' check --reduction "$reduction" -cp classes Forks
    expect 1 'violation: Deadlock: ' check --reduction "$reduction" --trace trace.json -cp classes Forks circle
    expect 1 'Deadlock' replay trace.json
    expect 1 'count is 1' check --reduction "$reduction" --no-state-matching -cp classes Racing count
    expect 0 'Every schedule was covered' check --reduction "$reduction" --no-state-matching -cp classes Racing
  done
}

case_por_as_published_claims_nothing() {
  programs
  expect 3 'its reduction is as published, which loses schedules' check --reduction dl-s-por --as-published -cp classes Forks
  expect 1 'count is 1' check --reduction de-s-por --as-published -cp classes Racing count
}

case_por_visible_classes() {
  programs
  expect 0 'Every schedule was covered' check --reduction dl-s-por --visible-classes Racing -cp classes Racing
  expect 3 'which --visible-classes does not list as shared' \
    check --reduction dl-s-por --visible-classes Other -cp classes Racing
}

case_por_portfolio() {
  programs
  printf '%s\n' '--reduction s-por' '--reduction dl-s-por --order 2,1' >both
  expect 0 'Every schedule was covered' check --portfolio both --parallel 2 -cp classes Forks
  expect 1 '--reduction s-por' check --portfolio both -cp classes Forks circle
}

case_por_refusals() {
  programs
  local options
  for options in '--search bfs' '--search auto' '--search pos' '--preemption-bound 1' '--dfs-rb default' '--parallel 2 --share' \
    '--store hash64' '--property nonprogress' '--depth-limit 10'; do
    # shellcheck disable=SC2086
    expect 2 'reduction' check --reduction dpor $options -cp classes Forks
  done
  expect 2 'weaveproof: --as-published, --no-state-matching and --visible-classes go with' check --as-published -cp classes Forks
  expect 2 'weaveproof: --as-published is for the algorithms of one paper' check --reduction dpor --as-published -cp classes Forks
  expect 2 "weaveproof: --order: '1,1' must name threads" check --order 1,1 -cp classes Forks
}

# A notification changes what a thread does next that could have gone on by itself: no race tells of it.
case_por_who_is_notified() {
  local root program reduction
  root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
  local -A wanted=([TimedOut]=3 [Interrupted]=6 [OtherInterrupts]=5)
  for program in "${!wanted[@]}"; do
    javac -d classes -cp "$api" "$root/litmus/Litmus${program}BeforeNotify.java"
    for reduction in none s-por de-s-por dl-s-por de dl o-dpor dpor 'o-dpor --no-state-matching' 'dpor --no-state-matching' \
      'o-dpor --order random --seed 1' 'o-dpor --order random --seed 2' 'o-dpor --order 3,2,1'; do
      # shellcheck disable=SC2086
      expect 0 "${wanted[$program]} outcomes" \
        check --quiet --outcomes --reduction $reduction -cp classes "Litmus${program}BeforeNotify"
    done
  done
}

main "$@"

# Whether a thread lives is written when it ends, whatever classes are said to matter.
case_por_thread_that_ends() {
  java_class Alive <<'JAVA'
public class Alive {
  static class Own extends Thread {}
  public static void main(String[] args) {
    Thread t = args.length > 0 ? new Own() : new Thread(() -> { });
    t.start();
    assert t.isAlive();
  }
}
JAVA
  for reduction in s-por dl-s-por o-dpor dpor; do
    expect 1 'Assertion failed' check --reduction $reduction --visible-classes Alive -cp classes Alive
    expect 1 'Assertion failed' check --reduction $reduction --visible-classes Alive -cp classes Alive x
  done
}

# Somebody who sleeps, and whom a state that is met again asks for.
case_por_asleep_and_asked_for() {
  java_class Asked <<'JAVA'
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;
public class Asked {
  static int x, z, read, alive;
  static final Object monitor = new Object();
  static final AtomicInteger number = new AtomicInteger();
  static final ReentrantLock lock = new ReentrantLock();
  static final Thread[] threads = new Thread[2];
  static void first() {
    number.compareAndSet(1, 1);
    synchronized (monitor) {
      read = x;
      lock.lock();
      lock.unlock();
    }
  }
  static void second() {
    z = z + 1;
    if (lock.tryLock()) lock.unlock();
    else alive = threads[0].isAlive() ? 1 : 0;
  }
  public static void main(String[] args) throws Exception {
    threads[0] = new Thread(Asked::first);
    threads[1] = new Thread(Asked::second);
    threads[0].start();
    threads[1].start();
    x = x + 1;
    threads[0].join();
    Check.outcome(read + "," + alive + "|" + x + z);
  }
}
JAVA
  expect 0 '6 outcomes' check --quiet --outcomes --reduction locks -cp classes Asked
  for seed in 1 2 3 4 5 6 7 8 9 10; do
    expect 0 '6 outcomes' check --quiet --outcomes --reduction o-dpor --order random --seed $seed -cp classes Asked
  done
}
