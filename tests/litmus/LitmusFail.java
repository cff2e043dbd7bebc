// Check.fail is a failed assertion. It is reached only if the other thread's write comes first.
//
// outcome: fine
// outcome: assertion

import weaveproof.Check;

public class LitmusFail {
  static int x;

  public static void main(String[] args) {
    new Thread(() -> x = 1).start();
    if (x == 1) Check.fail("x is set");
    Check.outcome("fine");
  }
}
