// What a thread did before start() is seen by the started one, and what that one did is seen behind join().
//
// x is 1 before the start. Behind it the parent writes 2, before or after the child reads.
//
// outcome: child saw 1
// outcome: child saw 2

import weaveproof.Check;

public class LitmusStartAndJoin {
  static int x, seen;

  public static void main(String[] args) throws InterruptedException {
    x = 1;
    Thread child = new Thread(() -> seen = x);
    child.start();
    x = 2;
    child.join();
    Check.outcome("child saw " + seen);
  }
}
