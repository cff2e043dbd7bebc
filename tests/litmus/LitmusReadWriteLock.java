// A read lock keeps the writer out: main, which reads twice under it, sees the same value twice, from before the
// writer's section or from behind it.
//
// outcome: 0 0
// outcome: 2 2

import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusReadWriteLock {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int x;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      LOCK.writeLock().lock();
      x = 1;
      x = 2;
      LOCK.writeLock().unlock();
    });
    writer.start();
    LOCK.readLock().lock();
    int first = x;
    int second = x;
    LOCK.readLock().unlock();
    writer.join();
    Check.outcome(first + " " + second);
  }
}
