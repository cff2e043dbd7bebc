// Two threads write the same two variables in opposite order: which values remain?
//
// x=1 remains only if b's second write came before a's first; then a's write of y is the last of all, and y=2. In the
// same way y=1 implies x=2. Two first writes followed by two second writes leave x=2 y=2.
//
// outcome: x=1 y=2
// outcome: x=2 y=1
// outcome: x=2 y=2

import weaveproof.Check;

public class LitmusTwoPlusTwoWrites {
  static int x, y;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      x = 1;
      y = 2;
    });
    Thread b = new Thread(() -> {
      y = 1;
      x = 2;
    });
    a.start();
    b.start();
    a.join();
    b.join();
    Check.outcome("x=" + x + " y=" + y);
  }
}
