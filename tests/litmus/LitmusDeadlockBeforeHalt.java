// Two threads may be in a deadlock when main halts the program: that they were is an error on those schedules. On
// others main is faster, or they are done.
//
// outcome: main
// outcome: both done
// outcome: deadlock

import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusDeadlockBeforeHalt {
  static final Object A = new Object(), B = new Object();
  static final AtomicInteger DONE = new AtomicInteger();

  static void enter(Object outer, Object inner) {
    synchronized (outer) {
      synchronized (inner) {
        if (DONE.incrementAndGet() == 2) Check.outcome("both done");
      }
    }
  }

  public static void main(String[] args) {
    new Thread(() -> enter(A, B)).start();
    new Thread(() -> enter(B, A)).start();
    Check.outcome("main");
    Runtime.getRuntime().halt(0);
  }
}
