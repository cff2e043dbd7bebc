// A thread that waits for a class to be initialised waits for who initialises it, not for who holds the monitor of its Class
// object, which is another one here.
//
// outcome: 0
// outcome: 1

import weaveproof.Check;

public class LitmusMonitorHidesInitialiser {
  static volatile int a, z;

  static class Slow {
    static String by;

    static {
      a = 1;
      by = Thread.currentThread().getName();
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      if (Slow.by.equals("nobody")) a = 2;
    }, "first").start();
    new Thread(() -> {
      if (Slow.by.equals("first")) z = 1;
    }, "second").start();
    synchronized (Slow.class) {
      Check.outcome(z);
    }
  }
}
