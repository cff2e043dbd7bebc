// Store buffering on two elements of one array: they are two locations. The read that comes last comes after both
// writes, so not both are 0.
//
// outcome: r1=0 r2=1
// outcome: r1=1 r2=0
// outcome: r1=1 r2=1

import weaveproof.Check;

public class LitmusArrayElements {
  static int r1, r2;

  public static void main(String[] args) throws InterruptedException {
    byte[] cells = new byte[2];
    Thread a = new Thread(() -> {
      cells[0] = 1;
      r1 = cells[1];
    });
    Thread b = new Thread(() -> {
      cells[1] = 1;
      r2 = cells[0];
    });
    a.start();
    b.start();
    a.join();
    b.join();
    Check.outcome("r1=" + r1 + " r2=" + r2);
  }
}
