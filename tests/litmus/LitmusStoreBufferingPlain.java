// Store buffering on plain fields. The Java memory model would allow both threads to read 0; verdicts assume sequential
// consistency, under which the outcomes are those of volatile fields: the read that comes last comes after both writes.
//
// outcome: r1=0 r2=1
// outcome: r1=1 r2=0
// outcome: r1=1 r2=1

import weaveproof.Check;

public class LitmusStoreBufferingPlain {
  static int x, y, r1, r2;

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
