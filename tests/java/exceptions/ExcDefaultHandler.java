// A default handler sees the exception that leaves main; the status is still 1 and other threads finish first.
public class ExcDefaultHandler {
  static class Fatal extends Error {
    Fatal(String message) {
      super(message);
    }
  }

  static int work(int n) {
    int sum = 0;
    for (int i = 1; i <= n; i++) sum += i * i;
    return sum;
  }

  static void report(Thread thread, Throwable t) {
    System.out.println("handler: " + thread.getName() + " " + t + " " + t.getStackTrace()[0].getMethodName() + " "
        + t.getSuppressed().length);
    Thread late = new Thread(() -> System.out.println("a thread started by the handler: " + work(10)), "late");
    late.start();
    try {
      late.join();
    } catch (InterruptedException e) {
      System.out.println("interrupted");
    }
  }

  public static void main(String[] args) throws Exception {
    Thread.setDefaultUncaughtExceptionHandler(ExcDefaultHandler::report);
    Object gate = new Object();
    Thread waiting = new Thread(() -> {
      synchronized (gate) {
        System.out.println("waiting thread passed the gate");
      }
    }, "waiting");
    waiting.setDaemon(false);
    synchronized (gate) {
      waiting.start();
    }
    waiting.join();
    System.out.println("main is about to fail " + work(3));
    Fatal fatal = new Fatal("fatal");
    fatal.addSuppressed(new Exception("with a suppressed one"));
    throw fatal;
  }
}
