// Waits that have a limit, and what ends them. Each limit, and each sleep, is a second or longer, so that both ways to let time pass
// agree; `short` is the exception.
//
// last: in time: notified
// last: too late: timed out
// last: tie: notified
// last: tie: timed out
// last: busy: notified
// last: join: alive, then dead
// last: ended: dead
// last: parked 1000
// last: unparked 0
// last: until 2000
// last: rest 2000
// last: short: notified
// patient: in time: notified
// patient: too late: timed out
// patient: tie: notified
// patient: tie: timed out
// patient: busy: notified
// patient: join: alive, then dead
// patient: ended: dead
// patient: parked 1000
// patient: unparked 0
// patient: until 2000
// patient: rest 2000
// patient: short: notified
// patient: short: timed out
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class TimeWaits {
  static final Object lock = new Object();
  static boolean told;
  static volatile int steps;

  static Thread notifier(long millis) {
    Thread thread = new Thread(() -> {
      try {
        if (millis > 0) Thread.sleep(millis);
        for (int i = 0; i < 2; ++i) steps = steps + 1;  // others could come in between
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      synchronized (lock) {
        told = true;
        lock.notify();
      }
    });
    thread.start();
    return thread;
  }

  static String await(long limit, long notifyAt) throws InterruptedException {
    String result;
    synchronized (lock) {
      Thread other = notifier(notifyAt);
      lock.wait(limit);
      result = told ? "notified" : "timed out";
    }
    return result;
  }

  static long millisOf(Runnable body) {
    long begin = System.nanoTime();
    body.run();
    return (System.nanoTime() - begin) / 1_000_000;
  }

  public static void main(String[] args) throws InterruptedException {
    switch (Check.choose(0, 9)) {
      case 0 -> Check.outcome("in time: " + await(2000, 1000));
      case 1 -> Check.outcome("too late: " + await(1000, 2000));
      case 2 -> Check.outcome("tie: " + await(1000, 1000));
      case 3 -> Check.outcome("busy: " + await(1000, 0));
      case 4 -> {
        Thread other = notifier(2000);
        other.join(1000);
        String before = other.isAlive() ? "alive" : "dead";
        other.join(1001);
        Check.outcome("join: " + before + ", then " + (other.isAlive() ? "alive" : "dead"));
      }
      case 5 -> {
        Thread other = notifier(0);
        other.join(1000);
        Check.outcome("ended: " + (other.isAlive() ? "alive" : "dead"));
      }
      case 6 -> Check.outcome("parked " + millisOf(() -> LockSupport.parkNanos(1_000_000_000)));
      case 7 -> {
        Thread main = Thread.currentThread();
        if (Check.anyBoolean()) {
          new Thread(() -> LockSupport.unpark(main)).start();
          Check.outcome("unparked " + millisOf(() -> LockSupport.parkNanos(5_000_000_000L)));
        } else {
          long date = System.currentTimeMillis() + 2000;
          Check.outcome("until " + millisOf(() -> LockSupport.parkUntil(date)));
        }
      }
      case 8 -> {  // it is woken at 1000, waits for what is left, and has no more
        ReentrantLock mutex = new ReentrantLock();
        Condition condition = mutex.newCondition();
        new Thread(() -> {
          try {
            Thread.sleep(1000);
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
          mutex.lock();
          condition.signal();
          mutex.unlock();
        }).start();
        mutex.lock();
        long left = condition.awaitNanos(TimeUnit.SECONDS.toNanos(3));
        mutex.unlock();
        Check.outcome("rest " + left / 1_000_000);
      }
      default -> Check.outcome("short: " + await(10, 0));
    }
  }
}
