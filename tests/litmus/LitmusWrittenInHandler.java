// The thread writes the field where it catches an exception that a method throws which it calls.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import weaveproof.Check;

public class LitmusWrittenInHandler {
  static class Box {
    int x;
  }

  static final Box BOX = new Box();

  static int divide(int a, int b) { return a / b; }
  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      try {
        divide(1, 0);
      } catch (ArithmeticException e) {
        BOX.x = 1;
      }
    });
    writer.start();
    BOX.x = 2;
    int r = BOX.x;
    writer.join();
    Check.outcome("r=" + r + " x=" + BOX.x);
  }
}
