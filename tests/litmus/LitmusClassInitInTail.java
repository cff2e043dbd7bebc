// A class is used right behind a look at x, with nothing in between that others could notice: yet it may be initialised
// by another thread between the look and the use.
//
// Main sets y, uses the class, and sets x; the class takes the y that it finds when it is initialised. x seen: main has
// used the class by then, with y set: 1. x not seen: the other initialises it itself, before y is set (0) or behind
// that, or main does (1).
//
// outcome: x=0 class 0
// outcome: x=0 class 1
// outcome: x=1 class 1

import weaveproof.Check;

public class LitmusClassInitInTail {
  static int x, y;

  static class Lazy {
    static final int TAKEN = y;
  }

  public static void main(String[] args) {
    new Thread(() -> {
      int seen = x;
      Check.outcome("x=" + seen + " class " + Lazy.TAKEN);
    }).start();
    y = 1;
    if (Lazy.TAKEN >= 0) x = 1;
  }
}
