import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** ReentrantReadWriteLock: shared reading, exclusive writing, downgrading, reentrance, counts, and what is refused. */
public class ConcReadersWriters {
  static final ReentrantReadWriteLock RW = new ReentrantReadWriteLock();

  static boolean elsewhere(java.util.concurrent.Callable<Boolean> question) throws InterruptedException {
    boolean[] answer = new boolean[1];
    Thread t = new Thread(() -> {
      try {
        answer[0] = question.call();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    });
    t.start();
    t.join();
    return answer[0];
  }

  static boolean tryRead() {
    boolean got = RW.readLock().tryLock();
    if (got) RW.readLock().unlock();
    return got;
  }

  static boolean tryWrite() {
    boolean got = RW.writeLock().tryLock();
    if (got) RW.writeLock().unlock();
    return got;
  }

  static void attempt(String what, Runnable r) {
    try {
      r.run();
      System.out.println(what + ": fine");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  static void rules() throws InterruptedException {
    System.out.println("free " + elsewhere(ConcReadersWriters::tryRead) + elsewhere(ConcReadersWriters::tryWrite));
    RW.readLock().lock();
    RW.readLock().lock();
    System.out.println("read held " + elsewhere(ConcReadersWriters::tryRead) + elsewhere(ConcReadersWriters::tryWrite)
        + " own write " + RW.writeLock().tryLock() + " " + RW.getReadLockCount() + " " + RW.getReadHoldCount() + " "
        + RW.isWriteLocked());
    RW.readLock().unlock();
    RW.readLock().unlock();
    RW.writeLock().lock();
    RW.writeLock().lock();
    System.out.println("write held " + elsewhere(ConcReadersWriters::tryRead) + elsewhere(ConcReadersWriters::tryWrite)
        + " own read " + RW.readLock().tryLock() + " " + RW.getWriteHoldCount() + " "
        + RW.isWriteLockedByCurrentThread() + " " + RW.getReadLockCount());
    System.out.println("timed " + elsewhere(() -> RW.readLock().tryLock(2, TimeUnit.MILLISECONDS))
        + elsewhere(() -> RW.writeLock().tryLock(2, TimeUnit.MILLISECONDS)));
    RW.writeLock().unlock();
    RW.writeLock().unlock();
    System.out.println("downgraded " + elsewhere(ConcReadersWriters::tryRead)
        + elsewhere(ConcReadersWriters::tryWrite));
    RW.readLock().unlock();
    System.out.println("free " + elsewhere(ConcReadersWriters::tryWrite) + " " + RW.isFair() + " "
        + new ReentrantReadWriteLock(true).isFair() + " " + RW.toString().replaceAll("@[0-9a-f]+", ""));
    attempt("unlock read", () -> RW.readLock().unlock());
    attempt("unlock write", () -> RW.writeLock().unlock());
    attempt("condition of read", () -> RW.readLock().newCondition());
    Condition condition = RW.writeLock().newCondition();
    attempt("signal without lock", condition::signal);
  }

  static int version;
  static int copy;

  static void traffic() throws InterruptedException {
    AtomicInteger torn = new AtomicInteger();
    AtomicInteger writersInside = new AtomicInteger();
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      boolean writer = i % 2 == 0;
      (threads[i] = new Thread(() -> {
        for (int r = 0; r < 12; r++) {
          if (writer) {
            RW.writeLock().lock();
            try {
              if (writersInside.incrementAndGet() != 1) torn.incrementAndGet();
              version++;
              copy++;
              writersInside.decrementAndGet();
            } finally {
              RW.writeLock().unlock();
            }
          } else {
            RW.readLock().lock();
            try {
              if (version != copy || writersInside.get() != 0) torn.incrementAndGet();
            } finally {
              RW.readLock().unlock();
            }
          }
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    System.out.println("version " + version + " torn " + torn);
  }

  static void together() throws InterruptedException {
    CountDownLatch inside = new CountDownLatch(3);
    Thread[] readers = new Thread[3];
    for (int i = 0; i < 3; i++) {
      (readers[i] = new Thread(() -> {
        RW.readLock().lock();
        try {
          // Only passes when all three read at the same time.
          inside.countDown();
          inside.await();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        } finally {
          RW.readLock().unlock();
        }
      })).start();
    }
    for (Thread t : readers) t.join();
    System.out.println("three readers at once, left " + RW.getReadLockCount());
    RW.writeLock().lock();
    Thread waiting = new Thread(() -> {
      RW.readLock().lock();
      RW.readLock().unlock();
    });
    waiting.start();
    while (!RW.hasQueuedThread(waiting)) Thread.yield();
    System.out.println("queued " + RW.hasQueuedThreads() + " " + RW.getQueueLength());
    RW.writeLock().unlock();
    waiting.join();
  }

  public static void main(String[] args) throws InterruptedException {
    rules();
    traffic();
    together();
  }
}
