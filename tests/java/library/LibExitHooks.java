import java.util.ArrayList;
import java.util.List;

/** System.exit: hooks run, finally blocks do not, the status arrives, late registrations are refused. */
public class LibExitHooks {
  static final List<String> LOG = new ArrayList<>();

  static synchronized void log(String s) {
    LOG.add(s);
  }

  public static void main(String[] args) {
    Runtime runtime = Runtime.getRuntime();
    Thread never = new Thread(() -> System.out.println("removed hook ran"));
    runtime.addShutdownHook(never);
    System.out.println(runtime.removeShutdownHook(never) + " " + runtime.removeShutdownHook(never));
    Thread hook = new Thread(() -> {
      log("hook " + Thread.currentThread().getName());
      try {
        runtime.addShutdownHook(new Thread());
      } catch (IllegalStateException e) {
        log(e.getMessage());
      }
      try {
        runtime.removeShutdownHook(never);
      } catch (IllegalStateException e) {
        log(e.getMessage());
      }
      synchronized (LibExitHooks.class) {
        for (String s : LOG) System.out.println(s);
      }
    }, "last");
    runtime.addShutdownHook(hook);
    try {
      runtime.addShutdownHook(hook);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    Thread running = new Thread(() -> {
      try {
        Thread.sleep(60_000);
      } catch (InterruptedException e) {
        log("interrupted");
      }
    });
    running.start();
    try {
      runtime.addShutdownHook(running);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      log("leaving");
      System.exit(3);
    } finally {
      log("finally ran");
    }
    System.out.println("not reached");
  }
}
