// An initialiser that waits for a thread which, if it has seen that the initialiser runs, needs the class itself: that
// thread waits for the initialiser, which waits for it. Not seen: it ends, and the initialiser with it.
//
// outcome: initialised
// outcome: deadlock

import weaveproof.Check;

public class LitmusClassInitWaitsForThread {
  static volatile boolean begun;
  static int value;
  static final Thread OTHER = new Thread(() -> {
    if (begun) value = Lazy.value;
  });

  static class Lazy {
    static int value;

    static {
      begun = true;
      try {
        OTHER.join();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      value = 7;
    }
  }

  public static void main(String[] args) {
    OTHER.start();
    Check.outcome(Lazy.value == 7 ? "initialised" : "too early");
  }
}
