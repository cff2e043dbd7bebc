// One permit for two that wait: one of them gets it, the other waits for ever. Which one is open.
//
// outcome: first
// outcome: second
// outcome: deadlock

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusReleaseFreesOne {
  static final Semaphore PERMITS = new Semaphore(0);

  static void take(String name) {
    PERMITS.acquireUninterruptibly();
    Check.outcome(name);
  }

  public static void main(String[] args) {
    new Thread(() -> take("first")).start();
    new Thread(() -> take("second")).start();
    PERMITS.release();
  }
}
