import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Locks that are nearly always free: synchronized methods and blocks, atomics, ReentrantLock, by two threads. */
public class SynchronizedCounters {
  private final Object guard = new Object();
  private final ReentrantLock lock = new ReentrantLock();
  private final AtomicInteger atomic = new AtomicInteger();
  private final StringBuffer buffer = new StringBuffer();
  private int methodCount, blockCount, lockCount;
  private static int staticCount;

  synchronized void countInMethod() {
    methodCount++;
  }

  static synchronized int countInStaticMethod() {
    return ++staticCount;
  }

  synchronized int countTwice() {
    countInMethod();
    countInMethod();
    return methodCount;
  }

  void countInBlock() {
    synchronized (guard) {
      blockCount++;
    }
  }

  void countUnderLock() {
    lock.lock();
    try {
      lockCount++;
    } finally {
      lock.unlock();
    }
  }

  void work(int rounds) {
    for (int i = 0; i < rounds; i++) {
      countInMethod();
      countInStaticMethod();
      countTwice();
      countInBlock();
      countUnderLock();
      atomic.incrementAndGet();
      if (i % 8 == 0) buffer.append('x');
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 400000;
    SynchronizedCounters counters = new SynchronizedCounters();
    counters.work(size);
    Thread[] threads = {new Thread(() -> counters.work(size / 4)), new Thread(() -> counters.work(size / 4))};
    for (Thread thread : threads) thread.start();
    for (Thread thread : threads) thread.join();
    System.out.println("counts " + counters.methodCount + " " + counters.blockCount + " " + counters.lockCount + " "
        + counters.atomic + " " + staticCount + " " + counters.buffer.length());
  }
}
