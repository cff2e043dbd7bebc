// A choice in an atomic step: each value of it, and no other thread between the choice and what follows. The reader
// looks at x and then at y, which are set together: both before, both behind, or one on each side.
//
// outcome: 0 0
// outcome: 0 1
// outcome: 0 2
// outcome: 1 1
// outcome: 2 2

import weaveproof.Check;

public class LitmusAtomicChoice {
  static volatile int x, y;

  public static void main(String[] args) {
    new Thread(() -> Check.atomic(() -> {
      x = Check.choose(1, 2);
      y = x;
    })).start();
    int first = x;
    Check.outcome(first + " " + y);
  }
}
