// Other threads may act right behind an atomic step, between it and the action that follows.
//
// Main sets x to 1 and 2 in an atomic step and then looks at y, which the other thread sets to the x that it sees: 0
// before the step or 2 behind it, never 1. The 2 can only be there if the other thread acts between the step and the
// look.
//
// outcome: y=0
// outcome: y=2

import weaveproof.Check;

public class LitmusAfterAtomic {
  static volatile int x, y;

  public static void main(String[] args) {
    Runnable write = () -> {
      x = 1;
      x = 2;
    };
    new Thread(() -> y = x).start();
    Check.atomic(write);
    Check.outcome("y=" + y);
  }
}
