package everyday;

import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/* everyday: READERS WRITERS, a pair of numbers that is read by some and changed by others
 */
public class ReadersWriters {
  private static final ReadWriteLock LOCK = new ReentrantReadWriteLock();
  private static int first;
  private static int second;

  private static void read() {
    LOCK.readLock().lock();
    try {
      assert first == second;
    } finally {
      LOCK.readLock().unlock();
    }
  }

  private static void write() {
    LOCK.writeLock().lock();
    try {
      ++first;
      ++second;
    } finally {
      LOCK.writeLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int readers = Integer.parseInt(args[0]);
    int writers = Integer.parseInt(args[1]);
    Thread[] threads = new Thread[readers + writers];
    for (int i = 0; i < threads.length; ++i) {
      threads[i] = new Thread(i < readers ? ReadersWriters::read : ReadersWriters::write);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert first == writers;
  }
}
