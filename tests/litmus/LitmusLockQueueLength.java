// How many wait for a lock can be asked. While main has it, the other thread is on its way or waits: 0 or 1. getState
// tells the same in its own words: RUNNABLE or WAITING (a thread that waits for such a lock is not BLOCKED), and
// whoever stands in the queue may still be on its way to sleep.
//
// outcome: 0 RUNNABLE
// outcome: 0 WAITING
// outcome: 1 RUNNABLE
// outcome: 1 WAITING

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockQueueLength {
  static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) {
    Thread other = new Thread(() -> {
      LOCK.lock();
      LOCK.unlock();
    });
    LOCK.lock();
    other.start();
    int length = LOCK.getQueueLength();
    Check.outcome(length + " " + other.getState());
    LOCK.unlock();
  }
}
