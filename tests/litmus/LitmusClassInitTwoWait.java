// An initialiser runs in one thread while two others need the class: both wait until it is done, and none sees 1,
// which its first line has set. The third looks at a field elsewhere that the initialiser sets half-way, and needs
// the class only if it has seen that.
//
// outcome: second 2
// outcome: third 2
// outcome: third does without

import weaveproof.Check;

public class LitmusClassInitTwoWait {
  static volatile boolean halfway;

  static class Slow {
    static int x = 1;

    static {
      halfway = true;
      x = 2;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> Check.outcome("second " + Slow.x)).start();
    new Thread(() -> Check.outcome(halfway ? "third " + Slow.x : "third does without")).start();
    if (Slow.x != 2) Check.fail("main has seen the middle");
  }
}
