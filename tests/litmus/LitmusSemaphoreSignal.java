// A semaphore without permits as a signal that is remembered: release before or behind acquire, the other goes on and
// sees the data. Two permits wanted and one given: for ever.
//
// outcome: data=1
// outcome: deadlock

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusSemaphoreSignal {
  static final Semaphore PERMITS = new Semaphore(0);
  static int data;

  public static void main(String[] args) {
    new Thread(() -> {
      data = 1;
      PERMITS.release();
    }).start();
    PERMITS.acquireUninterruptibly();
    Check.outcome("data=" + data);
    PERMITS.acquireUninterruptibly();
  }
}
