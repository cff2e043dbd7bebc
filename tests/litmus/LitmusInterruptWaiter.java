// A waiter that nobody notifies is interrupted. Whether the interrupt comes before it waits or while it does, wait
// throws and clears the flag: one outcome, and no deadlock.
//
// outcome: threw flag=false

import weaveproof.Check;

public class LitmusInterruptWaiter {
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread waiter = new Thread(() -> {
      try {
        synchronized (lock) {
          lock.wait();
        }
        result = "returned";
      } catch (InterruptedException e) {
        result = "threw";
      }
      result += " flag=" + Thread.currentThread().isInterrupted();
    });
    waiter.start();
    waiter.interrupt();
    waiter.join();
    Check.outcome(result);
  }
}
