// System.exit starts the hooks, and the other threads run on meanwhile, daemons or not (Runtime.exit). The hook reads x
// and then y, which the other thread sets in this order, at any time before, while or after the hook runs.
//
// 0 1: x read before the other thread's first write, y behind its second.
//
// outcome: 0 0
// outcome: 1 0
// outcome: 0 1
// outcome: 1 1

import weaveproof.Check;

public class LitmusExitHookRace {
  static volatile int x, y;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      int first = x;
      Check.outcome(first + " " + y);
    }));
    new Thread(() -> {
      x = 1;
      y = 1;
    }).start();
    System.exit(0);
  }
}
