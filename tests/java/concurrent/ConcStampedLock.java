import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.StampedLock;

/** StampedLock in all modes: optimistic reads, conversions, time limits, lock views, and threads that read pairs. */
public class ConcStampedLock {
  static final StampedLock LOCK = new StampedLock();
  static int x;
  static int y;

  static void move(int dx) {
    long stamp = LOCK.writeLock();
    try {
      x += dx;
      y -= dx;
    } finally {
      LOCK.unlockWrite(stamp);
    }
  }

  static int sum() {
    long stamp = LOCK.tryOptimisticRead();
    int a = x;
    int b = y;
    if (!LOCK.validate(stamp)) {
      stamp = LOCK.readLock();
      try {
        a = x;
        b = y;
      } finally {
        LOCK.unlockRead(stamp);
      }
    }
    return a + b;
  }

  static void attempt(String what, Runnable r) {
    try {
      r.run();
      System.out.println(what + ": fine");
    } catch (IllegalMonitorStateException | UnsupportedOperationException e) {
      System.out.println(what + ": " + e.getClass().getSimpleName());
    }
  }

  static void modes() throws InterruptedException {
    long optimistic = LOCK.tryOptimisticRead();
    System.out.println((optimistic != 0) + " " + LOCK.validate(optimistic) + " " + LOCK.validate(0) + " "
        + StampedLock.isOptimisticReadStamp(optimistic));
    long write = LOCK.writeLock();
    System.out.println(LOCK.validate(optimistic) + " " + LOCK.validate(write) + " " + LOCK.tryOptimisticRead() + " "
        + LOCK.isWriteLocked() + " " + LOCK.isReadLocked() + " " + LOCK.tryReadLock() + " " + LOCK.tryWriteLock() + " "
        + LOCK.tryWriteLock(1, TimeUnit.MILLISECONDS) + " " + StampedLock.isWriteLockStamp(write));
    long read = LOCK.tryConvertToReadLock(write);
    long second = LOCK.readLock();
    System.out.println((read != 0) + " " + LOCK.getReadLockCount() + " " + LOCK.tryConvertToWriteLock(read) + " "
        + LOCK.isReadLocked() + " " + StampedLock.isReadLockStamp(read));
    LOCK.unlockRead(second);
    long upgraded = LOCK.tryConvertToWriteLock(read);
    System.out.println((upgraded != 0) + " " + LOCK.isWriteLocked());
    long back = LOCK.tryConvertToOptimisticRead(upgraded);
    System.out.println((back != 0) + " " + LOCK.isWriteLocked() + " " + LOCK.validate(back) + " "
        + (LOCK.tryConvertToReadLock(back) != 0) + " " + LOCK.tryUnlockRead() + " " + LOCK.tryUnlockRead() + " "
        + LOCK.tryUnlockWrite());
    attempt("wrong stamp", () -> LOCK.unlockWrite(12345));
    attempt("unlock nothing", () -> LOCK.unlock(0));
    attempt("wrong read", () -> LOCK.unlockRead(77));
    attempt("view", () -> LOCK.asReadLock().lock());
    attempt("view unlock", () -> LOCK.asReadLock().unlock());
    attempt("view condition", () -> LOCK.asWriteLock().newCondition());
    System.out.println(LOCK.asWriteLock().tryLock() + " " + LOCK.asReadLock().tryLock() + " "
        + LOCK.asReadWriteLock().writeLock().tryLock() + " " + LOCK.toString().replaceAll(".*\\[", "["));
    LOCK.asWriteLock().unlock();
    System.out.println(LOCK.toString().replaceAll(".*\\[", "["));
  }

  public static void main(String[] args) throws InterruptedException {
    modes();
    AtomicInteger wrong = new AtomicInteger();
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      int me = i;
      (threads[i] = new Thread(() -> {
        for (int r = 0; r < 15; r++) {
          if (me < 2) move(me + 1);
          else if (sum() != 0) wrong.incrementAndGet();
        }
      })).start();
    }
    for (Thread t : threads) t.join();
    System.out.println(x + " " + y + " wrong " + wrong);
    long held = LOCK.writeLock();
    CountDownLatch started = new CountDownLatch(2);
    String[] got = new String[2];
    Thread reader = new Thread(() -> {
      started.countDown();
      long s = LOCK.readLock();
      got[0] = "reader sees " + x;
      LOCK.unlock(s);
    });
    Thread interrupted = new Thread(() -> {
      started.countDown();
      try {
        LOCK.readLockInterruptibly();
      } catch (InterruptedException e) {
        got[1] = "interrupted reader";
      }
    });
    reader.start();
    interrupted.start();
    started.await();
    while (reader.getState() != Thread.State.WAITING || interrupted.getState() != Thread.State.WAITING) Thread.yield();
    interrupted.interrupt();
    interrupted.join();
    x = 1000;
    LOCK.unlockWrite(held);
    reader.join();
    System.out.println(got[0] + ", " + got[1] + " " + LOCK.getReadLockCount());
  }
}
