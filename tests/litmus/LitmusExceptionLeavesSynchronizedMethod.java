// A synchronized method that is left by an exception has given up its monitor when the handler of the caller runs.
//
// Thread a sets x to 1 in the method, and to 2 in its handler, outside. The reader, in the monitor, may come before
// (0), between (1) or behind (2).
//
// outcome: 0
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusExceptionLeavesSynchronizedMethod {
  static int x, seen;

  static synchronized void fail() {
    x = 1;
    throw new IllegalStateException();
  }

  static synchronized void read() {
    seen = x;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      try {
        fail();
      } catch (IllegalStateException e) {
        x = 2;
      }
    });
    Thread b = new Thread(LitmusExceptionLeavesSynchronizedMethod::read);
    a.start();
    b.start();
    a.join();
    b.join();
    Check.outcome(seen);
  }
}
