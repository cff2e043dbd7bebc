// The shape known as R: one thread writes x and then y, the other writes y and then reads x.
//
// If the second reads 0, its read comes before the write of x, so its own write of y comes before the first thread's:
// y=1 remains. If it reads 1, the two writes of y may have come in either order. So y=2 with r=0 is impossible.
//
// outcome: y=1 r=0
// outcome: y=1 r=1
// outcome: y=2 r=1

import weaveproof.Check;

public class LitmusWriteAgainstRead {
  static int x, y, r;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      x = 1;
      y = 1;
    });
    Thread b = new Thread(() -> {
      y = 2;
      r = x;
    });
    a.start();
    b.start();
    a.join();
    b.join();
    Check.outcome("y=" + y + " r=" + r);
  }
}
