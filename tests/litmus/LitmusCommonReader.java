// Two writes that have nothing to do with each other, and one reader of both, which looks at x, at y, and at x again.
//
// x does not go back from 1 to 0; y is written at any time. So the two looks at x are 0 0, 0 1 or 1 1, and with each of
// them y may be 0 or 1. For 0 1 0 and 1 0 1 the writes come in opposite orders: to let one of the two independent
// writes go first always would lose one of these.
//
// outcome: 0 0 0
// outcome: 0 1 0
// outcome: 0 0 1
// outcome: 0 1 1
// outcome: 1 0 1
// outcome: 1 1 1

import weaveproof.Check;

public class LitmusCommonReader {
  static volatile int x, y;

  public static void main(String[] args) {
    new Thread(() -> x = 1).start();
    new Thread(() -> y = 1).start();
    int first = x;
    int second = y;
    int third = x;
    Check.outcome(first + " " + second + " " + third);
  }
}
