// Load buffering: each thread reads the other's variable and then writes its own.
//
// The read that comes first comes before both writes (each write stands behind a read), so at least one thread reads 0.
// One thread wholly before the other gives 0 to the first and 1 to the second; both reads first give 0 and 0.
//
// outcome: r1=0 r2=0
// outcome: r1=0 r2=1
// outcome: r1=1 r2=0

import weaveproof.Check;

public class LitmusLoadBuffering {
  static int x, y, r1, r2;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      r1 = x;
      y = 1;
    });
    Thread b = new Thread(() -> {
      r2 = y;
      x = 1;
    });
    a.start();
    b.start();
    a.join();
    b.join();
    Check.outcome("r1=" + r1 + " r2=" + r2);
  }
}
