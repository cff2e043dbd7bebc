import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Sites of all operators. With the argument "guarded" everything is done under one more lock, so that none of the
 * others is needed, and mutants survive that are killed without it.
 */
public class Redundant {
  static final class Counters {
    private final Object lock = new Object(), other = new Object();
    private final Lock guard = new ReentrantLock();
    private final Semaphore permits = new Semaphore(1);
    private final AtomicInteger atomic = new AtomicInteger();
    private volatile int seen;
    private int kept, plain, split;

    synchronized void keep() {
      int old = kept;
      kept = old + 1;
    }

    void block() {
      synchronized (lock) {
        synchronized (other) {
          plain++;
        }
        seen = plain;
        split++;
      }
      Thread.yield();
    }

    void region() throws InterruptedException {
      guard.lock();
      try {
        int old = split;
        split = old + 1;
      } finally {
        guard.unlock();
      }
      permits.acquire();
      split++;
      permits.release();
    }

    void atomics() {
      int old = atomic.get();
      if (!atomic.compareAndSet(old, old + 1)) atomic.incrementAndGet();
    }

    int sum() {
      return kept + plain + atomic.get();
    }
  }

  private static final Counters counters = new Counters();
  private static final Object OUTER = new Object();

  private static void all() {
    try {
      counters.keep();
      counters.block();
      counters.region();
      counters.atomics();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void work(boolean guarded) {
    if (guarded) {
      synchronized (OUTER) {
        all();
      }
    } else {
      all();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean guarded = args.length > 0;
    Thread thread = new Thread(() -> work(guarded));
    thread.start();
    work(guarded);
    thread.join();
    assert counters.sum() == 6;
  }
}
