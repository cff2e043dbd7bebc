// An initialiser that needs a monitor, and main that needs the class while it has that monitor. The other thread runs
// the initialiser to its end, before main or while main has not yet entered; or main enters and runs it itself; or main
// has the monitor, the other the class, and each waits for what the other has.
//
// outcome: done
// outcome: deadlock

import weaveproof.Check;

public class LitmusClassInitNeedsMonitor {
  static final Object LOCK = new Object();

  static class Lazy {
    static int value;

    static {
      synchronized (LOCK) {
        value = 7;
      }
    }
  }

  public static void main(String[] args) {
    new Thread(() -> Lazy.value += 0).start();
    synchronized (LOCK) {
      Check.outcome(Lazy.value == 7 ? "done" : "too early");
    }
  }
}
