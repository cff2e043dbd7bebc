// A write is seen by a second thread, which then writes, and a third thread that sees this looks for the first write.
//
// r1=1 r2=1 r3=0 is impossible: x was written before r1 was read, that before y was written, that before r2 was read,
// that before r3 was read. Take away any one of the three demands and an order exists: y is written whatever r1 was.
//
// outcome: 0 0 0
// outcome: 0 0 1
// outcome: 0 1 0
// outcome: 0 1 1
// outcome: 1 0 0
// outcome: 1 0 1
// outcome: 1 1 1

import weaveproof.Check;

public class LitmusCausality {
  static int x, y, r1, r2, r3;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> x = 1);
    Thread b = new Thread(() -> {
      r1 = x;
      y = 1;
    });
    Thread c = new Thread(() -> {
      r2 = y;
      r3 = x;
    });
    Thread[] all = {a, b, c};
    for (Thread t : all) t.start();
    for (Thread t : all) t.join();
    Check.outcome(r1 + " " + r2 + " " + r3);
  }
}
