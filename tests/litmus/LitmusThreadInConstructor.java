// A constructor that starts a thread which uses the object: started last, but before the field of the subclass is set.
// The started thread sees 0 or 3.
//
// outcome: 0
// outcome: 3

import weaveproof.Check;

public class LitmusThreadInConstructor {
  static int seen;

  static class Base implements Runnable {
    final Thread thread = new Thread(this);

    Base() {
      thread.start();
    }

    public void run() {}
  }

  static class Derived extends Base {
    final int value;

    Derived() {
      value = Integer.parseInt("3");
    }

    @Override
    public void run() {
      seen = value;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Derived object = new Derived();
    object.thread.join();
    Check.outcome(seen);
  }
}
