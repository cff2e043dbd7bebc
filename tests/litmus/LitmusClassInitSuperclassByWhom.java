// A superclass is initialised before its subclass, by the same thread, unless another one was faster. Base reads x,
// which is written by the thread that uses Derived; Derived reads what Base has.
//
// The first thread uses Base at any time: before that write (0), or behind it, itself or by the second thread, which
// initialises Base behind its write (1).
//
// outcome: base 0
// outcome: base 1

import weaveproof.Check;

public class LitmusClassInitSuperclassByWhom {
  static volatile int x;

  static class Base {
    static final int SEEN = x;
  }

  static class Derived extends Base {
    static final int COPY = SEEN;
  }

  static int base, derived;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> base = Base.SEEN);
    first.start();
    x = 1;
    derived = Derived.COPY;
    first.join();
    Check.outcome(base == derived ? "base " + base : "they differ");
  }
}
