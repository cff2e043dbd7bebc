// Other threads may act right before an atomic step, between it and the action before.
//
// The other thread answers to x with y. Main sets x and looks at y in an atomic step: the answer may have come in
// between (1) or not (0).
//
// outcome: y=0
// outcome: y=1

import weaveproof.Check;

public class LitmusBeforeAtomic {
  static volatile int x, y;
  static int seen;

  public static void main(String[] args) {
    Runnable look = () -> seen = y;
    new Thread(() -> {
      if (x == 1) y = 1;
    }).start();
    x = 1;
    Check.atomic(look);
    Check.outcome("y=" + seen);
  }
}
