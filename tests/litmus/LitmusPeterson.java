// Peterson's algorithm: mutual exclusion by reads and writes alone, right under sequential consistency. Each thread
// says that it wants, gives the turn to the other, and waits while the other wants and has the turn. Whoever comes
// first into the section is through it before the other.
//
// outcome: 12
// outcome: 21

import weaveproof.Check;

public class LitmusPeterson {
  static volatile boolean firstWants, secondWants;
  static volatile int turn;
  static int order;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> {
      firstWants = true;
      turn = 2;
      while (secondWants && turn == 2) Thread.onSpinWait();
      order = 10 * order + 1;
      firstWants = false;
    });
    first.start();
    secondWants = true;
    turn = 1;
    while (firstWants && turn == 1) Thread.onSpinWait();
    order = 10 * order + 2;
    secondWants = false;
    first.join();
    Check.outcome(order);
  }
}
