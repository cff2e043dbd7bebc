// Store buffering with an assumption in the first thread: of the three outcomes those remain in which it reads 1. On
// the others the path ends at the assumption, without being an error or a deadlock.
//
// outcome: r1=1 r2=0
// outcome: r1=1 r2=1

import weaveproof.Check;

public class LitmusAssume {
  static volatile int x, y;
  static int r1, r2;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      x = 1;
      r1 = y;
    });
    Thread b = new Thread(() -> {
      y = 1;
      r2 = x;
    });
    a.start();
    b.start();
    a.join();
    b.join();
    Check.assume(r1 == 1);
    Check.outcome("r1=" + r1 + " r2=" + r2);
  }
}
