// An initialiser starts a thread that needs the class, and does not wait for it: that thread waits until the
// initialiser is done, and sees 2. A thread that it starts and that does not need the class looks at the volatile
// field elsewhere at any time.
//
// outcome: needs it: 2
// outcome: does not: 0
// outcome: does not: 1

import weaveproof.Check;

public class LitmusInitialiserStartsThread {
  static volatile int elsewhere;

  static class Needed {
    static int x;

    static {
      x = 1;
      new Thread(new NeedsIt()).start();
      new Thread(new DoesNot()).start();
      elsewhere = 1;
      x = 2;
    }
  }

  static class NeedsIt implements Runnable {
    @Override
    public void run() {
      Check.outcome("needs it: " + Needed.x);
    }
  }

  static class DoesNot implements Runnable {
    @Override
    public void run() {
      Check.outcome("does not: " + elsewhere);
    }
  }

  public static void main(String[] args) {
    if (Needed.x != 2) Check.fail("main runs it, and is done with it");
  }
}
