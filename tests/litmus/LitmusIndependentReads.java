// Independent reads of independent writes: one thread writes x, one writes y, one reads x then y, one reads y then x.
//
// With one order of all actions the two readers cannot disagree about which write came first: "x but not yet y" (r1=1
// r2=0) says that x was written before y, "y but not yet x" (r3=1 r4=0) says the opposite. These two together are
// impossible. Each of the other 15 combinations is possible. A pair (r1, r2) or (r3, r4) that is not "first seen,
// second not" puts no order on the two writes: 00 fits before both, 11 after both, 01 has one read before everything
// and the other after everything. So at most one of the readers demands an order, and the writes can be put into that
// order with the other reader's two reads where it wants them.
//
// outcome: 00 00
// outcome: 00 01
// outcome: 00 10
// outcome: 00 11
// outcome: 01 00
// outcome: 01 01
// outcome: 01 10
// outcome: 01 11
// outcome: 10 00
// outcome: 10 01
// outcome: 10 11
// outcome: 11 00
// outcome: 11 01
// outcome: 11 10
// outcome: 11 11

import weaveproof.Check;

public class LitmusIndependentReads {
  static volatile int x, y;
  static int r1, r2, r3, r4;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> x = 1);
    Thread b = new Thread(() -> y = 1);
    Thread c = new Thread(() -> {
      r1 = x;
      r2 = y;
    });
    Thread d = new Thread(() -> {
      r3 = y;
      r4 = x;
    });
    Thread[] all = {c, d, a, b};
    for (Thread t : all) t.start();
    for (Thread t : all) t.join();
    Check.outcome("" + r1 + r2 + " " + r3 + r4);
  }
}
