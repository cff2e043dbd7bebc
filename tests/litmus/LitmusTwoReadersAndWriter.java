// A writer and two readers: each reader is before the writer's section or behind it, independently of the other one.
//
// (The readers' sections are atomic steps, which stop where a thread has to wait: too many states otherwise.)
//
// outcome: 0 0
// outcome: 0 2
// outcome: 2 0
// outcome: 2 2

import java.util.concurrent.locks.ReentrantReadWriteLock;
import weaveproof.Check;

public class LitmusTwoReadersAndWriter {
  static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
  static int x, r1, r2;

  static int read() {
    LOCK.readLock().lock();
    int seen = x;
    LOCK.readLock().unlock();
    return seen;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> Check.atomic(() -> r1 = read()));
    Thread second = new Thread(() -> Check.atomic(() -> r2 = read()));
    first.start();
    second.start();
    LOCK.writeLock().lock();
    x = 1;
    x = 2;
    LOCK.writeLock().unlock();
    first.join();
    second.join();
    Check.outcome(r1 + " " + r2);
  }
}
