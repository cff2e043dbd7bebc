// A thread unparks itself, waits until it is interrupted, clears the flag and parks twice. If the interrupt has given
// its permit by the first park, there is one permit all the same, and the second park waits for ever. If not, the
// first park takes the thread's own permit, and the second one that of the interrupt.
//
// outcome: went on twice
// outcome: deadlock

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusInterruptAndPermit {
  public static void main(String[] args) {
    Thread thread = new Thread(() -> {
      LockSupport.unpark(Thread.currentThread());
      while (!Thread.interrupted()) Thread.onSpinWait();
      LockSupport.park();
      LockSupport.park();
      Check.outcome("went on twice");
    });
    thread.start();
    thread.interrupt();
  }
}
