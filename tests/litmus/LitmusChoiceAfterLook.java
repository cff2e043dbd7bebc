// A choice comes behind a look at what main does, and main's next write depends on what was chosen. The three are in a
// line: looked 0 or 1, chose, and main sees the choice or not.
//
// Main sets x and reads y. The other reads x and sets y to its choice of 1 or 2, ten times as much if it has seen x.
// Main sees 0 (not yet), or what was chosen.
//
// outcome: chose 1 main 0
// outcome: chose 1 main 1
// outcome: chose 2 main 0
// outcome: chose 2 main 2
// outcome: chose 10 main 0
// outcome: chose 10 main 10
// outcome: chose 20 main 0
// outcome: chose 20 main 20

import weaveproof.Check;

public class LitmusChoiceAfterLook {
  static volatile int x, y;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      int factor = x == 0 ? 1 : 10;
      y = factor * Check.choose(1, 2);
    });
    other.start();
    x = 1;
    int seen = y;
    other.join();
    Check.outcome("chose " + y + " main " + seen);
  }
}
