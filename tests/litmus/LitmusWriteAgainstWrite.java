// The shape known as S: one thread writes x=2 and then y, the other reads y and then writes x=1.
//
// If the second has read 1, its write of x comes behind the first thread's: x=1 remains. If it has read 0, the two
// writes of x come in either order. So r=1 with x=2 is impossible.
//
// outcome: r=0 x=1
// outcome: r=0 x=2
// outcome: r=1 x=1

import weaveproof.Check;

public class LitmusWriteAgainstWrite {
  static int x, y, r;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      x = 2;
      y = 1;
    });
    Thread b = new Thread(() -> {
      r = y;
      x = 1;
    });
    a.start();
    b.start();
    a.join();
    b.join();
    Check.outcome("r=" + r + " x=" + x);
  }
}
