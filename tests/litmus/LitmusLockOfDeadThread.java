// A thread ends without having let go its lock: the lock stays taken for good. Main tries before and behind its end.
// Before, it may still get the lock, and lets it go again; behind, never.
//
// outcome: true then false
// outcome: false then false

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockOfDeadThread {
  static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) throws InterruptedException {
    Thread holder = new Thread(LOCK::lock);
    holder.start();
    boolean first = LOCK.tryLock();
    if (first) LOCK.unlock();
    holder.join();
    Check.outcome(first + " then " + LOCK.tryLock());
  }
}
