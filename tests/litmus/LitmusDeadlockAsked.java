// The two threads take two locks in opposite order, and keep them. Main asks once which threads are deadlocked: if
// each has one lock and is seen waiting for the other, both are, and they stay so; in all other cases there is no
// circle. What it is told of them then is that they wait, each for a lock that the other one has. Threads that wait in a
// circle are a deadlock whatever others do, daemons or not.
//
// outcome: deadlock
// outcome: none
// outcome: left WAITING right right WAITING left

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusDeadlockAsked {
  static final ReentrantLock A = new ReentrantLock(), B = new ReentrantLock();
  static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  static Thread taking(ReentrantLock first, ReentrantLock second, String name) {
    Thread thread = new Thread(() -> {
      first.lock();
      second.lock();
    }, name);
    thread.setDaemon(true);
    return thread;
  }

  public static void main(String[] args) {
    Thread left = taking(A, B, "left"), right = taking(B, A, "right");
    left.start();
    right.start();
    long[] ids = THREADS.findDeadlockedThreads();
    StringBuilder text = new StringBuilder();
    if (ids != null)
      for (ThreadInfo info : THREADS.getThreadInfo(new long[] {left.getId(), right.getId()}))
        text.append(info.getThreadName() + " " + info.getThreadState() + " " + info.getLockOwnerName() + " ");
    Check.outcome(ids == null ? "none" : text.toString().trim());
  }
}
