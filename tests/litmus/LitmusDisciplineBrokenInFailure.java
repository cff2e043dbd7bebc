// A thread dies, and its handler for uncaught exceptions, which runs in that thread, looks at x without the monitor
// that main uses for it: before main's section, in its middle, or behind it.
//
// outcome: 0
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusDisciplineBrokenInFailure {
  static final Object LOCK = new Object();
  static int x;

  public static void main(String[] args) {
    Thread failing = new Thread(() -> {
      synchronized (LOCK) {
        if (x == 1) Check.fail("it is inside, too");
      }
      throw new IllegalStateException();
    });
    failing.setUncaughtExceptionHandler((thread, exception) -> Check.outcome(x));
    failing.start();
    synchronized (LOCK) {
      x = 1;
      x = 2;
    }
  }
}
