// A timed wait that nobody notifies ends by itself: no deadlock. wait(0) is no timed wait: it lasts until it is
// notified, which here nobody does.
//
// outcome: timed out
// outcome: deadlock

import weaveproof.Check;

public class LitmusWaitTimeoutAlone {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    synchronized (lock) {
      lock.wait(1);
      Check.outcome("timed out");
      lock.wait(0);
      Check.outcome("woken by nobody");
    }
  }
}
