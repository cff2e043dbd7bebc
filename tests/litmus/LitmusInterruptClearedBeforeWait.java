// A thread clears its interrupt flag and then waits, and nobody notifies. The interrupt before the clearing is lost: it
// waits for ever. Behind the clearing it makes the wait throw, whether it comes before or in the wait.
//
// outcome: threw
// outcome: deadlock

import weaveproof.Check;

public class LitmusInterruptClearedBeforeWait {
  static final Object LOCK = new Object();
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      Thread.interrupted();
      synchronized (LOCK) {
        try {
          LOCK.wait();
          result = "returned";
        } catch (InterruptedException e) {
          result = "threw";
        }
      }
    });
    waiter.start();
    waiter.interrupt();
    waiter.join();
    Check.outcome(result);
  }
}
