// A daemon is stopped wherever it is when main, the last other thread, ends. It reads y and then x, which main sets in
// the order x, y. If it gets to its assertion before main has ended, that fails when y was read before it was set and x
// behind that: on no other schedule.
//
// outcome: main
// outcome: daemon passed
// outcome: assertion

import weaveproof.Check;

public class LitmusDaemonFails {
  static volatile int x, y;

  public static void main(String[] args) {
    Thread daemon = new Thread(() -> {
      int second = y;
      int first = x;
      assert first == second;
      Check.outcome("daemon passed");
    });
    daemon.setDaemon(true);
    daemon.start();
    x = 1;
    y = 1;
    Check.outcome("main");
  }
}
