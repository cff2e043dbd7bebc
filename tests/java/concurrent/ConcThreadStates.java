import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Every Thread.State, each brought about by force and then observed by polling. */
public class ConcThreadStates {
  static void until(Thread t, Thread.State state) {
    while (t.getState() != state) Thread.yield();
    System.out.println(t.getName() + " is " + state + " " + t.isAlive());
  }

  interface Body {
    void run() throws InterruptedException;
  }

  static Thread start(String name, Body body) {
    Thread t = new Thread(() -> {
      try {
        body.run();
      } catch (InterruptedException e) {
        // Expected where the observer ends the wait this way.
      }
    }, name);
    t.start();
    return t;
  }

  static volatile boolean stop;

  public static void main(String[] args) throws Exception {
    Thread fresh = new Thread(() -> {}, "fresh");
    until(fresh, Thread.State.NEW);
    fresh.start();
    until(fresh, Thread.State.TERMINATED);
    Thread spinning = start("spinning", () -> {
      while (!stop) Thread.onSpinWait();
    });
    until(spinning, Thread.State.RUNNABLE);
    stop = true;
    spinning.join();
    Object lock = new Object();
    Thread blocked;
    synchronized (lock) {
      blocked = start("blocked", () -> {
        synchronized (lock) {
          lock.notifyAll();
        }
      });
      until(blocked, Thread.State.BLOCKED);
    }
    until(blocked, Thread.State.TERMINATED);
    Thread waiting = start("waiting", () -> {
      synchronized (lock) {
        lock.wait();
      }
    });
    until(waiting, Thread.State.WAITING);
    synchronized (lock) {
      lock.notify();
      // Notified, but the monitor is still ours.
      until(waiting, Thread.State.BLOCKED);
    }
    until(waiting, Thread.State.TERMINATED);
    Thread timed = start("timed", () -> {
      synchronized (lock) {
        lock.wait(600_000);
      }
    });
    until(timed, Thread.State.TIMED_WAITING);
    timed.interrupt();
    until(timed, Thread.State.TERMINATED);
    Thread sleeping = start("sleeping", () -> Thread.sleep(600_000));
    until(sleeping, Thread.State.TIMED_WAITING);
    Thread joining = start("joining", sleeping::join);
    until(joining, Thread.State.WAITING);
    Thread timedJoin = start("timed join", () -> sleeping.join(600_000));
    until(timedJoin, Thread.State.TIMED_WAITING);
    sleeping.interrupt();
    until(sleeping, Thread.State.TERMINATED);
    until(joining, Thread.State.TERMINATED);
    until(timedJoin, Thread.State.TERMINATED);
    Thread parked = start("parked", LockSupport::park);
    until(parked, Thread.State.WAITING);
    LockSupport.unpark(parked);
    until(parked, Thread.State.TERMINATED);
    Thread parkedTimed = start("parked timed", () -> LockSupport.parkNanos(600_000_000_000L));
    until(parkedTimed, Thread.State.TIMED_WAITING);
    LockSupport.unpark(parkedTimed);
    until(parkedTimed, Thread.State.TERMINATED);
    ReentrantLock explicit = new ReentrantLock();
    explicit.lock();
    Thread locking = start("locking", () -> {
      explicit.lock();
      explicit.unlock();
    });
    until(locking, Thread.State.WAITING);
    explicit.unlock();
    until(locking, Thread.State.TERMINATED);
    CountDownLatch latch = new CountDownLatch(1);
    Thread latched = start("latched", latch::await);
    until(latched, Thread.State.WAITING);
    latch.countDown();
    until(latched, Thread.State.TERMINATED);
    System.out.println(Thread.currentThread().getState());
  }
}
