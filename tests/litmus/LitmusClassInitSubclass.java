// A superclass whose initialiser makes an instance of its subclass: used from the top by one thread and from the bottom
// by another, they can wait for each other. A subclass begins its own initialisation before it asks for the superclass.
//
// From the top first: Base begins, then Derived, whose superclass is being initialised by the same thread: done. From
// the bottom first: Derived begins, then Base, whose `new Derived` is a request for a class that this thread is
// initialising already. Derived begun by one, Base by the other: a deadlock.
//
// outcome: done
// outcome: deadlock

import weaveproof.Check;

public class LitmusClassInitSubclass {
  static class Base {
    static final Base SPECIMEN = new Derived();
  }

  static class Derived extends Base {
    static int made = 1;
  }

  static Object top;
  static int bottom;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> top = Base.SPECIMEN);
    Thread b = new Thread(() -> bottom = Derived.made);
    a.start();
    b.start();
    a.join();
    b.join();
    Check.outcome(top != null && bottom == 1 ? "done" : "wrong");
  }
}
