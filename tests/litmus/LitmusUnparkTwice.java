// There is at most one permit. Two unparks before the first park are one, and the second park waits for ever; with the
// first park done between them both parks return.
//
// outcome: parked twice
// outcome: deadlock
//
// sanitize: yes

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusUnparkTwice {
  public static void main(String[] args) throws InterruptedException {
    Thread parker = new Thread(() -> {
      LockSupport.park();
      LockSupport.park();
    });
    parker.start();
    LockSupport.unpark(parker);
    LockSupport.unpark(parker);
    parker.join();
    Check.outcome("parked twice");
  }
}
