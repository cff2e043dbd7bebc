// All hooks are started and run side by side, in no order. Each sets its own variable and looks at the other's.
//
// outcome: first saw 0
// outcome: first saw 1
// outcome: second saw 0
// outcome: second saw 1

import weaveproof.Check;

public class LitmusTwoHooks {
  static volatile int x, y;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      x = 1;
      Check.outcome("first saw " + y);
    }));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      y = 1;
      Check.outcome("second saw " + x);
    }));
  }
}
