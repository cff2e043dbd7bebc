// Peterson's algorithm with its first two writes in the wrong order: the turn is given away before one says that one
// wants. It does not exclude any more: the first gives the turn away, the second does the same, wants, finds that the
// first does not want and goes in; the first wants, has the turn, and goes in as well. Then both read 0, and one of
// them is lost: the one that writes first.
//
// outcome: 12
// outcome: 21
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusPetersonSwapped {
  static volatile boolean firstWants, secondWants;
  static volatile int turn;
  static int order;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> {
      turn = 2;
      firstWants = true;
      while (secondWants && turn == 2) Thread.onSpinWait();
      order = 10 * order + 1;
      firstWants = false;
    });
    first.start();
    turn = 1;
    secondWants = true;
    while (firstWants && turn == 1) Thread.onSpinWait();
    order = 10 * order + 2;
    secondWants = false;
    first.join();
    Check.outcome(order);
  }
}
