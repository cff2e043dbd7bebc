// An exception that nobody catches leaves a synchronized block and so frees its monitor; the thread ends, the program
// goes on. The reader gets the monitor before the block (0) or behind it (2), never in its middle, and never waits for
// ever. Every schedule has the exception.
//
// outcome: 0
// outcome: 2
// outcome: exception java.lang.IllegalStateException
//
// sanitize: yes

import weaveproof.Check;

public class LitmusExceptionFreesMonitor {
  static final Object LOCK = new Object();
  static int x, seen;

  public static void main(String[] args) throws InterruptedException {
    Thread thrower = new Thread(() -> {
      synchronized (LOCK) {
        x = 1;
        x = 2;
        throw new IllegalStateException("on purpose");
      }
    });
    Thread reader = new Thread(() -> {
      synchronized (LOCK) {
        seen = x;
      }
    });
    thrower.start();
    reader.start();
    thrower.join();
    reader.join();
    Check.outcome(seen);
  }
}
