// Store buffering on volatile fields: each thread writes its own variable and reads the other's.
//
// Whichever thread reads last does so after both writes, so it reads 1: both reading 0 is impossible. One thread wholly
// before the other gives 0 to the first and 1 to the second; both writes before both reads give 1 and 1.
//
// outcome: r1=0 r2=1
// outcome: r1=1 r2=0
// outcome: r1=1 r2=1
//
// sanitize: yes

import weaveproof.Check;

public class LitmusStoreBuffering {
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
    Check.outcome("r1=" + r1 + " r2=" + r2);
  }
}
