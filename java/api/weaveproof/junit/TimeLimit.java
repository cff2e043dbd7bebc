package weaveproof.junit;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import weaveproof.Hooks;

/**
 * How much virtual time a part of a test may take: {@code @Timeout}, {@code @Test(timeout)}, the rule {@code Timeout}. A daemon
 * waits for as long, and if the part is not over by then, the test fails. Code takes no time, so the daemon wakes only on a path
 * on which threads wait for longer than that.
 *
 * <p>The machine knows the daemon by {@link #expire}: its wait ends by its time only when no thread can go on, however short it
 * is, and only while another thread waits for a time, too. So threads that wait for ever are a deadlock, as without a limit. Where
 * time is free (--time free), the wait does not end.
 *
 * <p>{@code said} is what JUnit says when the time is up.
 */
record TimeLimit(long nanos, String said) {
  /** What is limited. */
  interface Part {
    void happen() throws Throwable;
  }

  /** As JUnit 5 says it: {@code transfers() timed out after 5 seconds}. */
  static TimeLimit ofJupiter(String method, long value, TimeUnit unit) {
    String name = unit.name().toLowerCase();
    return new TimeLimit(unit.toNanos(value),
        method + " timed out after " + value + " " + (value == 1 ? name.substring(0, name.length() - 1) : name));
  }

  /** As JUnit 4 says it. */
  static TimeLimit ofVintage(long value, TimeUnit unit) {
    return new TimeLimit(unit.toNanos(value), "test timed out after " + value + " " + unit.name().toLowerCase());
  }

  void within(Part part) throws Throwable {
    Watch watch = new Watch(this);
    Thread daemon = new Thread(watch, "time limit");
    daemon.setDaemon(true);
    daemon.start();
    try {
      part.happen();
    } finally {
      watch.isOver = true;
    }
  }

  private static final class Watch implements Runnable {
    private final TimeLimit limit;
    private final Thread test = Thread.currentThread();
    private volatile boolean isOver;

    Watch(TimeLimit limit) {
      this.limit = limit;
    }

    @Override public void run() {
      expire(limit.nanos);
      if (!isOver) {
        TimeoutException thrown = new TimeoutException(limit.said);
        TimeLimit.<RuntimeException>fail(thrown, test);
      }
    }
  }

  private static void expire(long nanos) {
    LockSupport.parkNanos(nanos);
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void fail(Throwable thrown, Thread test) throws T {
    try {
      Hooks.failWhere0(thrown, test);
    } catch (Throwable same) {
      throw (T) same;
    }
  }
}
