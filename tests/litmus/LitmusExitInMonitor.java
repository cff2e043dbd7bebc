// A thread that calls System.exit keeps what it holds, and never comes back. A hook that needs its monitor waits for
// ever, and the program does not end; this hook needs it only if it has seen x=1.
//
// outcome: hook done
// outcome: deadlock

import weaveproof.Check;

public class LitmusExitInMonitor {
  static final Object LOCK = new Object();
  static volatile int x;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      if (x == 1) {
        synchronized (LOCK) {
          Check.outcome("hook got in");
        }
      }
      Check.outcome("hook done");
    }));
    new Thread(() -> x = 1).start();
    synchronized (LOCK) {
      System.exit(0);
    }
  }
}
