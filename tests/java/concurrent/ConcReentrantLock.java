import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** ReentrantLock: holds, tryLock with and without time, interruptible locking, fairness, queue inspection. */
public class ConcReentrantLock {
  interface Body {
    void run() throws InterruptedException;
  }

  static Thread start(Body body) {
    Thread t = new Thread(() -> {
      try {
        body.run();
      } catch (InterruptedException e) {
        LOG.add("interrupted");
      }
    });
    t.start();
    return t;
  }

  static final List<String> LOG = new ArrayList<>();

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    System.out.println(lock.isLocked() + " " + lock.isHeldByCurrentThread() + " " + lock.getHoldCount() + " "
        + lock.isFair() + " " + lock.toString().replaceAll(".*\\[", "["));
    lock.lock();
    lock.lock();
    System.out.println(lock.tryLock() + " " + lock.tryLock(1, TimeUnit.SECONDS) + " " + lock.getHoldCount() + " "
        + lock.toString().replaceAll(".*\\[", "["));
    start(() -> {
      LOG.add(lock.tryLock() + " " + lock.tryLock(3, TimeUnit.MILLISECONDS) + " "
          + lock.tryLock(0, TimeUnit.MILLISECONDS) + " " + lock.isLocked() + " " + lock.isHeldByCurrentThread() + " "
          + lock.getHoldCount());
      try {
        lock.unlock();
      } catch (IllegalMonitorStateException e) {
        LOG.add("not the owner " + e.getMessage());
      }
    }).join();
    System.out.println(LOG);
    LOG.clear();
    for (int i = 0; i < 4; i++) lock.unlock();
    System.out.println(lock.isLocked() + " " + lock.getHoldCount());
    try {
      lock.unlock();
    } catch (IllegalMonitorStateException e) {
      System.out.println("not locked");
    }
    // Queued threads get a lock in the order of their arrival, as it is never free for others.
    lock.lock();
    Thread[] queued = new Thread[4];
    for (int i = 0; i < queued.length; i++) {
      int me = i;
      queued[i] = start(() -> {
        lock.lock();
        try {
          LOG.add("got " + me);
        } finally {
          lock.unlock();
        }
      });
      while (lock.getQueueLength() <= i) Thread.yield();
    }
    System.out.println(lock.hasQueuedThreads() + " " + lock.hasQueuedThread(queued[2]) + " " + lock.getQueueLength());
    lock.unlock();
    for (Thread t : queued) t.join();
    System.out.println(LOG + " " + lock.hasQueuedThreads());
    LOG.clear();
    // One in the middle of the queue gives up.
    lock.lock();
    Thread first = start(() -> {
      lock.lock();
      LOG.add("first");
      lock.unlock();
    });
    while (lock.getQueueLength() < 1) Thread.yield();
    Thread middle = start(() -> {
      lock.lockInterruptibly();
      LOG.add("never");
    });
    while (lock.getQueueLength() < 2) Thread.yield();
    Thread last = start(() -> {
      lock.lock();
      LOG.add("last");
      lock.unlock();
    });
    while (lock.getQueueLength() < 3) Thread.yield();
    middle.interrupt();
    middle.join();
    lock.unlock();
    first.join();
    last.join();
    System.out.println(LOG);
    LOG.clear();
    ReentrantLock fair = new ReentrantLock(true);
    Thread[] turns = new Thread[3];
    fair.lock();
    for (int i = 0; i < 3; i++) {
      int me = i;
      turns[i] = start(() -> {
        for (int r = 0; r < 3; r++) {
          fair.lock();
          LOG.add(me + "." + r);
          // Leave only when the others wait: then fairness fixes who is next.
          if (r < 2) while (fair.getQueueLength() < 2) Thread.yield();
          fair.unlock();
        }
      });
      while (fair.getQueueLength() <= i) Thread.yield();
    }
    fair.unlock();
    for (Thread t : turns) t.join();
    System.out.println(LOG + " " + fair.isFair());
    Thread recursive = start(() -> System.out.println("depth " + depth(lock, 30)));
    recursive.join();
  }

  static int depth(ReentrantLock lock, int n) {
    lock.lock();
    try {
      return n == 0 ? lock.getHoldCount() : depth(lock, n - 1);
    } finally {
      lock.unlock();
    }
  }
}
