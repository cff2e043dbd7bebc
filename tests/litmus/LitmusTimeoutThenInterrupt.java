// The waiter holds the monitor when main starts to interrupt it; main interrupts under the monitor. The wait may time
// out first, and then the waiter has to wait for the monitor: an interrupt that comes before it has it back still
// ends the wait with an exception, for it was not notified. Only if the waiter is back before main comes does wait
// return normally; then the flag is set later, or not seen any more.
//
// outcome: interrupted
// outcome: returned

import weaveproof.Check;

public class LitmusTimeoutThenInterrupt {
  static final Object LOCK = new Object();
  static boolean under;

  public static void main(String[] args) {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        try {
          LOCK.wait(10);
          Check.outcome(under ? "returned behind the interrupt" : "returned");
        } catch (InterruptedException e) {
          Check.outcome("interrupted");
        }
      }
    });
    waiter.start();
    synchronized (LOCK) {
      under = true;
      waiter.interrupt();
    }
  }
}
