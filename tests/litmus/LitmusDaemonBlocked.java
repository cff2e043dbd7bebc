// A daemon that waits for ever is no deadlock once nobody else is left: the program ends.
//
// outcome: main done

import weaveproof.Check;

public class LitmusDaemonBlocked {
  public static void main(String[] args) {
    Object lock = new Object();
    Thread daemon = new Thread(() -> {
      synchronized (lock) {
        try {
          lock.wait();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
      Check.outcome("woken by nobody");
    });
    daemon.setDaemon(true);
    daemon.start();
    Check.outcome("main done");
  }
}
