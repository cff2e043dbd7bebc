import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Interruption of everything that blocks, and the status flag before and after. */
public class ConcInterrupt {
  interface Blocking {
    void run() throws InterruptedException;
  }

  static void interrupted(String what, Blocking body) throws InterruptedException {
    List<String> log = Collections.synchronizedList(new ArrayList<>());
    Thread t = new Thread(() -> {
      try {
        body.run();
        log.add("returned, flag " + Thread.currentThread().isInterrupted());
      } catch (InterruptedException e) {
        log.add("exception " + e.getMessage() + ", flag " + Thread.currentThread().isInterrupted());
      }
    });
    t.start();
    while (t.getState() != Thread.State.WAITING && t.getState() != Thread.State.TIMED_WAITING) Thread.yield();
    t.interrupt();
    t.join();
    System.out.println(what + ": " + log + " after death " + t.isInterrupted());
  }

  static void before(String what, Blocking body) {
    Thread.currentThread().interrupt();
    try {
      body.run();
      System.out.println(what + " returned, flag " + Thread.interrupted());
    } catch (InterruptedException e) {
      System.out.println(what + " threw, flag " + Thread.interrupted());
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread forever = new Thread(() -> LockSupport.park());
    forever.setDaemon(true);
    forever.start();
    ReentrantLock held = new ReentrantLock();
    held.lock();
    interrupted("wait", () -> {
      synchronized (lock) {
        lock.wait();
      }
    });
    interrupted("timed wait", () -> {
      synchronized (lock) {
        lock.wait(600_000);
      }
    });
    interrupted("sleep", () -> Thread.sleep(600_000));
    interrupted("join", forever::join);
    interrupted("park", LockSupport::park);
    interrupted("parkNanos", () -> LockSupport.parkNanos(600_000_000_000L));
    interrupted("lockInterruptibly", held::lockInterruptibly);
    interrupted("latch", () -> new CountDownLatch(1).await());
    interrupted("semaphore", () -> new Semaphore(0).acquire());
    interrupted("take", () -> new ArrayBlockingQueue<Integer>(1).take());
    interrupted("condition", () -> {
      ReentrantLock own = new ReentrantLock();
      own.lock();
      try {
        own.newCondition().await();
      } finally {
        own.unlock();
      }
    });
    Thread stubborn = new Thread(() -> {
      new Semaphore(0).acquireUninterruptibly(0);
      held.lock();
      held.unlock();
    });
    stubborn.start();
    while (stubborn.getState() != Thread.State.WAITING) Thread.yield();
    stubborn.interrupt();
    System.out.println("stubborn alive " + stubborn.isAlive() + " queued " + held.hasQueuedThread(stubborn));
    held.unlock();
    stubborn.join();
    before("wait", () -> {
      synchronized (lock) {
        lock.wait(1);
      }
    });
    before("sleep", () -> Thread.sleep(0));
    before("join of the dead", () -> stubborn.join());
    before("join of the living", () -> forever.join(1));
    before("park", LockSupport::park);
    before("lock", () -> {
      held.lock();
      held.unlock();
    });
    before("lockInterruptibly", held::lockInterruptibly);
    before("tryLock", () -> System.out.print(held.tryLock() + " "));
    before("countDown", () -> new CountDownLatch(0).await());
    before("put", () -> new ArrayBlockingQueue<Integer>(1).put(1));
    before("offer", () -> new ArrayBlockingQueue<Integer>(1).offer(1));
    Thread never = new Thread(() ->
        System.out.println("flag of an early interrupt " + Thread.currentThread().isInterrupted()));
    never.interrupt();
    System.out.println(never.isInterrupted());
    never.start();
    never.join();
    // A loop that works until it is asked to stop.
    int[] rounds = new int[1];
    Thread loop = new Thread(() -> {
      while (!Thread.interrupted()) rounds[0]++;
      rounds[0] = -1;
    });
    loop.start();
    loop.interrupt();
    loop.join();
    System.out.println(rounds[0] + " " + Thread.interrupted() + " " + Thread.interrupted());
  }
}
