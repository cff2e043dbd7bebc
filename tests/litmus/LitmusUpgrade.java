// A read lock cannot be made a write lock: who has it and asks for the write lock waits for itself. Here only if it has
// seen the writer's 1. The writer is not concerned: it is through by then.
//
// outcome: saw 0
// outcome: deadlock

import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusUpgrade {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      LOCK.writeLock().lock();
      x = 1;
      LOCK.writeLock().unlock();
    }).start();
    LOCK.readLock().lock();
    if (x == 1) LOCK.writeLock().lock();
    Check.outcome("saw " + x);
    LOCK.readLock().unlock();
  }
}
