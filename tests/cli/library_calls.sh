#!/bin/bash
# Calls of the library as single steps: outcomes of moments between the parts of a call. These programs are large step by step, so no other
# way explores them. The comment of each program says where its outcomes come from.
# shellcheck source=tests/cli/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# outcomes NAME LIST: each outcome is found by default, and no other.
outcomes() {
  expect 0 '' check --quiet --search dfs --time free --json result.json -cp classes "$1"
  [[ $(jq -r '.outcomes | sort | join("; ")' result.json) == "$2" ]] || { jq .outcomes result.json && exit 1; }
}

case_calls_show_the_floor_of_a_skip_list() {
  java_class SkipListFloor <<'JAVA'
import java.util.concurrent.ConcurrentSkipListMap;
import weaveproof.Check;

// The map has 1 and 2. One thread removes 1, another one removes 2, and a third finds that 1 is gone and 2 is still there. So 1 was
// removed first, and 2 without 1 is all that was ever left of the map. Nevertheless floorKey(3) may say 1: it passes 1 before all that, and
// goes on when 2 is gone. (This is not linearizable. A map that acts at one moment would never say so.)
public class SkipListFloor {
  static volatile boolean oneFirst;

  public static void main(String[] args) throws Exception {
    ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
    map.put(1, 1);
    map.put(2, 2);
    Thread one = new Thread(() -> map.remove(1));
    Thread two = new Thread(() -> map.remove(2));
    Thread look = new Thread(() -> oneFirst = map.get(1) == null && map.get(2) != null);
    one.start();
    two.start();
    look.start();
    Integer floor = map.floorKey(3);
    one.join();
    two.join();
    look.join();
    Check.outcome(oneFirst && floor != null && floor == 1 ? "floor of what was removed first" : "in order");
  }
}
JAVA
  outcomes SkipListFloor 'floor of what was removed first; in order'
}

case_calls_show_that_a_pool_is_stopped() {
  java_class StopSeen <<'JAVA'
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import weaveproof.Check;

// shutdownNow marks the pool first, and interrupts its threads then. A second thread sees the mark and tells the task, which may not be
// interrupted yet.
public class StopSeen {
  static volatile boolean stopped;
  static volatile String seen = "not told";

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> {
      if (stopped) {
        seen = "told, " + (Thread.currentThread().isInterrupted() ? "interrupted" : "not interrupted");
      }
      Check.outcome(seen);
    });
    Thread looker = new Thread(() -> stopped = pool.isShutdown());
    looker.start();
    pool.shutdownNow();
    looker.join();
  }
}
JAVA
  outcomes StopSeen 'not told; told, interrupted; told, not interrupted'
}

case_calls_interrupt_twice() {
  java_class InterruptedTwice <<'JAVA'
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import weaveproof.Check;

// The pool's thread takes the second task, and shutdownNow marks the pool. The thread sees that, and interrupts itself before it runs the
// task, which clears the interrupt. Then shutdownNow interrupts the threads of the pool: a second interrupt. Or there is one, before
// the first look, or between both, or none before the end.
public class InterruptedTwice {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> {});
    pool.execute(() -> {
      boolean first = Thread.interrupted();
      boolean second = Thread.interrupted();
      Check.outcome(first + " " + second);
    });
    pool.shutdownNow();
  }
}
JAVA
  outcomes InterruptedTwice 'false false; false true; true false; true true'
}

case_calls_lose_a_task_of_a_pool() {
  java_class TaskLeftToNoThread <<'JAVA'
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A defect of ThreadPoolExecutor: the first execute counts a thread that it is about to make. The second one sees the count, puts its task
 * into the queue, and returns. Then the pool is shut down. So the first execute makes no thread and discards its task. The second task
 * was accepted, but no thread is left that could run it, and the pool never ends.
 */
public class TaskLeftToNoThread {
  public static void main(String[] args) throws InterruptedException {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
        new ThreadPoolExecutor.DiscardPolicy());
    Thread giver = new Thread(() -> pool.execute(() -> {}));
    giver.start();
    Thread other = new Thread(() -> pool.execute(() -> {}));
    other.start();
    pool.shutdown();
    pool.awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS);
  }
}
JAVA
  expect 1 'violation: Deadlock' check --quiet --search dfs -cp classes TaskLeftToNoThread
  expect 1 'violation: Deadlock' check --quiet -cp classes TaskLeftToNoThread
}

main "$@"
