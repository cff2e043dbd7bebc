// The usual pattern: a condition, tested in a loop under the monitor. Waiting or not, the value is always there, and
// nothing is lost. Whether the waiter had to wait depends on who came first.
//
// outcome: value 5 waited true
// outcome: value 5 waited false
//
// sanitize: yes

import weaveproof.Check;

public class LitmusGuardedWait {
  static int value, seen;
  static boolean waited;

  static synchronized void put() {
    value = 5;
    LitmusGuardedWait.class.notify();
  }

  static synchronized void take() {
    while (value == 0) {
      waited = true;
      try {
        LitmusGuardedWait.class.wait();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
    seen = value;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread taker = new Thread(LitmusGuardedWait::take);
    taker.start();
    put();
    taker.join();
    Check.outcome("value " + seen + " waited " + waited);
  }
}
