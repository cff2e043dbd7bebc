// The program ends with its last non-daemon thread; what the daemon has not done by then it does not do.
//
// The daemon may get to its look at x before main writes (0), behind (1), or, on other schedules, not at all. What it
// does behind its first look is cut off in the same way: the second word appears too, as the program may end late.
//
// outcome: first 0
// outcome: first 1
// outcome: second

import weaveproof.Check;

public class LitmusDaemonCutOff {
  static volatile int x;

  public static void main(String[] args) {
    Thread daemon = new Thread(() -> {
      Check.outcome("first " + x);
      x = 2;
      Check.outcome("second");
    });
    daemon.setDaemon(true);
    daemon.start();
    x = 1;
  }
}
