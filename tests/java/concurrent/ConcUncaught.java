import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Uncaught exceptions end their thread only; handlers of thread, group and program; handlers that fail. */
public class ConcUncaught {
  static final List<String> LOG = new ArrayList<>();

  static synchronized void log(String s) {
    LOG.add(s);
  }

  static void run(String name, ThreadGroup group, Thread.UncaughtExceptionHandler handler, Runnable body)
      throws InterruptedException {
    Thread t = new Thread(group, body, name);
    if (handler != null) t.setUncaughtExceptionHandler(handler);
    t.start();
    t.join();
    log(name + " ended, alive " + t.isAlive() + ", handler " + t.getUncaughtExceptionHandler());
  }

  static class Group extends ThreadGroup {
    Group(String name) {
      super(name);
    }

    @Override
    public void uncaughtException(Thread t, Throwable e) {
      log("group " + getName() + " sees " + e.getMessage() + " of " + t.getName());
      if (e instanceof Error) super.uncaughtException(t, e);
    }
  }

  static class Holder {
    static final int VALUE = compute();

    static int compute() {
      throw new IllegalStateException("in initialiser");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread.setDefaultUncaughtExceptionHandler((t, e) ->
        log("default: " + e + " of " + t.getName() + " in " + Thread.currentThread().getName()));
    run("plain", null, null, () -> {
      throw new IllegalStateException("plain failure");
    });
    run("own", null, (t, e) -> log("own: " + e.getMessage()), () -> Integer.parseInt("x"));
    run("null pointer", null, null, () -> ((Object) null).hashCode());
    Group group = new Group("g");
    run("grouped", group, null, () -> {
      throw new RuntimeException("to the group");
    });
    run("grouped error", group, null, () -> {
      throw new AssertionError("an error");
    });
    run("failing handler", null, (t, e) -> {
      log("handler fails after " + e.getMessage());
      throw new RuntimeException("second");
    }, () -> {
      throw new RuntimeException("first");
    });
    run("initialiser", null, null, () -> System.out.println(Holder.VALUE));
    run("initialiser again", null, null, () -> System.out.println(Holder.VALUE));
    run("death", null, null, () -> {
      throw new ThreadDeath();
    });
    run("monitor", null, null, () -> {
      synchronized (LOG) {
        throw new RuntimeException("while holding a monitor");
      }
    });
    synchronized (LOG) {
      log("the monitor was released");
    }
    Thread.setDefaultUncaughtExceptionHandler(null);
    CountDownLatch latch = new CountDownLatch(1);
    Thread quiet = new Thread(() -> {
      try {
        throw new RuntimeException("printed to the error stream");
      } finally {
        latch.countDown();
      }
    });
    quiet.start();
    latch.await();
    quiet.join();
    for (String s : LOG) System.out.println(s);
    System.out.println(Thread.getDefaultUncaughtExceptionHandler() + " main goes on");
  }
}
