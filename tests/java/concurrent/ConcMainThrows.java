import java.util.concurrent.CountDownLatch;

/** The main thread dies of an exception; another thread still finishes its work; the status is 1. */
public class ConcMainThrows {
  static final CountDownLatch MAIN_IS_GONE = new CountDownLatch(1);

  static class Resource implements AutoCloseable {
    final String name;

    Resource(String name) {
      this.name = name;
      System.out.println("open " + name);
    }

    @Override
    public void close() {
      System.out.println("close " + name);
      if (name.equals("b")) throw new IllegalStateException("close of b");
    }
  }

  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    main.setUncaughtExceptionHandler((t, e) -> {
      System.out.println("handler in " + Thread.currentThread().getName() + ": " + e.getMessage() + " suppressed "
          + e.getSuppressed().length);
      // The status stays 1: it depends on the exception, not on the handler.
      MAIN_IS_GONE.countDown();
    });
    Thread other = new Thread(() -> {
      try {
        MAIN_IS_GONE.await();
        main.join();
        System.out.println("main is " + main.getState() + ", the other thread works on");
        Thread last = new Thread(() -> System.out.println("and a thread after that"));
        last.start();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    }, "other");
    other.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook at the very end")));
    try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
      System.out.println("body " + a.name + b.name);
      throw new UnsupportedOperationException("out of main");
    } finally {
      System.out.println("finally");
    }
  }
}
