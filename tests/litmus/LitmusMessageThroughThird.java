// A message that is passed on: the first thread writes x and then y, the second reads y and then writes z, the third
// reads z and then x.
//
// r1=1 r2=1 r3=0 is impossible: the write of x comes before that of y, which comes before the read that gave r1, which
// comes before the write of z, which comes before the read that gave r2, which comes before the read of x. If r1=0 or
// r2=0, nothing ties the third thread's read of x to its write.
//
// outcome: 0 0 0
// outcome: 0 0 1
// outcome: 0 1 0
// outcome: 0 1 1
// outcome: 1 0 0
// outcome: 1 0 1
// outcome: 1 1 1

import weaveproof.Check;

public class LitmusMessageThroughThird {
  static int x, y, z, r1, r2, r3;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      x = 1;
      y = 1;
    });
    Thread b = new Thread(() -> {
      r1 = y;
      z = 1;
    });
    Thread c = new Thread(() -> {
      r2 = z;
      r3 = x;
    });
    Thread[] all = {a, b, c};
    for (Thread t : all) t.start();
    for (Thread t : all) t.join();
    Check.outcome(r1 + " " + r2 + " " + r3);
  }
}
