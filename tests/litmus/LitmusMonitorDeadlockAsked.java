// As LitmusDeadlockAsked, with monitors. A circle of monitors is a deadlock even while main can go on, so that is
// found, too.
//
// outcome: none
// outcome: 2
// outcome: deadlock

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import weaveproof.Check;

public class LitmusMonitorDeadlockAsked {
  static final Object A = new Object(), B = new Object();
  static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  static void start(Object first, Object second) {
    Thread thread = new Thread(() -> {
      synchronized (first) {
        synchronized (second) { }
      }
    });
    thread.setDaemon(true);
    thread.start();
  }

  public static void main(String[] args) {
    start(A, B);
    start(B, A);
    long[] ids = THREADS.findMonitorDeadlockedThreads();
    Check.outcome(ids == null ? "none" : ids.length);
  }
}
