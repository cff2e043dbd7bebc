import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** The same counter guarded in ten ways; none may lose an update. */
public class ConcCounters {
  static final int THREADS = 3;
  static final int ROUNDS = 20;

  interface Counter {
    void increment() throws InterruptedException;

    int value();
  }

  static class Plain {
    int n;
    volatile int updated;
  }

  static Counter locked(Lock lock) {
    Plain p = new Plain();
    return new Counter() {
      @Override
      public void increment() {
        lock.lock();
        try {
          p.n++;
        } finally {
          lock.unlock();
        }
      }

      @Override
      public int value() {
        return p.n;
      }
    };
  }

  static Counter of(Body body, java.util.function.IntSupplier value) {
    return new Counter() {
      @Override
      public void increment() throws InterruptedException {
        body.run();
      }

      @Override
      public int value() {
        return value.getAsInt();
      }
    };
  }

  interface Body {
    void run() throws InterruptedException;
  }

  static class Synchronized implements Counter {
    private int n;
    private static int all;

    @Override
    public synchronized void increment() {
      n++;
      bump();
    }

    private static synchronized void bump() {
      all++;
    }

    @Override
    public int value() {
      return n == all ? n : -1;
    }
  }

  static void test(String name, Counter counter) throws InterruptedException {
    Thread[] threads = new Thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
      (threads[i] = new Thread(() -> {
        try {
          for (int r = 0; r < ROUNDS; r++) counter.increment();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    System.out.println(name + " " + counter.value());
  }

  public static void main(String[] args) throws InterruptedException {
    test("synchronized", new Synchronized());
    test("ReentrantLock", locked(new ReentrantLock()));
    test("fair ReentrantLock", locked(new ReentrantLock(true)));
    test("write lock", locked(new ReentrantReadWriteLock().writeLock()));
    test("stamped as lock", locked(new StampedLock().asWriteLock()));
    Semaphore semaphore = new Semaphore(1);
    Plain bySemaphore = new Plain();
    test("semaphore", of(() -> {
      semaphore.acquire();
      bySemaphore.n++;
      semaphore.release();
    }, () -> bySemaphore.n));
    AtomicInteger atomic = new AtomicInteger();
    test("atomic", of(atomic::incrementAndGet, atomic::get));
    AtomicInteger cas = new AtomicInteger();
    test("compareAndSet", of(() -> {
      int old;
      do old = cas.get();
      while (!cas.compareAndSet(old, old + 1));
    }, cas::get));
    LongAdder adder = new LongAdder();
    test("adder", of(adder::increment, adder::intValue));
    AtomicIntegerFieldUpdater<Plain> updater = AtomicIntegerFieldUpdater.newUpdater(Plain.class, "updated");
    Plain updated = new Plain();
    test("updater", of(() -> updater.getAndAdd(updated, 1), () -> updated.updated));
    AtomicInteger spin = new AtomicInteger();
    Plain spun = new Plain();
    test("spin lock", of(() -> {
      while (!spin.compareAndSet(0, 1)) Thread.onSpinWait();
      spun.n++;
      spin.set(0);
    }, () -> spun.n));
  }
}
