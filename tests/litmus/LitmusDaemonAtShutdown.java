// How far can a daemon have come when the program ends? A shutdown hook, which runs behind the end of main, looks: at
// none of its steps, at one, at both. The hook itself is always run to its end.
//
// outcome: 0
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusDaemonAtShutdown {
  static volatile int x;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> Check.outcome(x)));
    Thread daemon = new Thread(() -> {
      x = 1;
      x = 2;
    });
    daemon.setDaemon(true);
    daemon.start();
  }
}
