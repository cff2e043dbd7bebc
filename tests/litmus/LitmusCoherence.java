// Coherence of one plain variable: it takes the values 0, 1, 2 in this order, and two reads of one thread see them in
// this order. Every pair that does not go backwards is possible, as both writes may fall before, between or behind the
// reads.
//
// outcome: 0 0
// outcome: 0 1
// outcome: 0 2
// outcome: 1 1
// outcome: 1 2
// outcome: 2 2

import weaveproof.Check;

public class LitmusCoherence {
  static int x, r1, r2;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      x = 1;
      x = 2;
    });
    Thread reader = new Thread(() -> {
      r1 = x;
      r2 = x;
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome(r1 + " " + r2);
  }
}
