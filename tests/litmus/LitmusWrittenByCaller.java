// The thread writes the field two calls further down than where it stands when main looks.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import weaveproof.Check;

public class LitmusWrittenByCaller {
  static class Box {
    int x;
  }

  static final Box BOX = new Box();

  static volatile int looked;

  static int look() { return looked; }

  static int lookTwice() { return look() + look(); }
  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      int sum = lookTwice();
      BOX.x = sum + 1;
    });
    writer.start();
    looked = 0;
    BOX.x = 2;
    int r = BOX.x;
    writer.join();
    Check.outcome("r=" + r + " x=" + BOX.x);
  }
}
