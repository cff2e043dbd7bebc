// Unlike a notification, an unpark is remembered: whether it comes before or behind the park, the thread goes on. What
// was written before the unpark is seen behind the park.
//
// outcome: data=1

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusUnparkBeforePark {
  static int data, seen;

  public static void main(String[] args) throws InterruptedException {
    Thread parker = new Thread(() -> {
      LockSupport.park();
      seen = data;
    });
    parker.start();
    data = 1;
    LockSupport.unpark(parker);
    parker.join();
    Check.outcome("data=" + seen);
  }
}
