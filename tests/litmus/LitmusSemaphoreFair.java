// One permit, and a daemon that waits for two, for ever. Main wants one. A fair semaphore serves those that acquire in
// their order: main waits behind the daemon for ever. One that is not fair gives main the permit that is there.
// tryAcquire does not look at who waits, fair or not (its documentation says so).
//
// outcome: unfair acquired
// outcome: unfair tried true
// outcome: fair tried true
// outcome: deadlock

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusSemaphoreFair {
  public static void main(String[] args) {
    boolean fair = Check.anyBoolean();
    Semaphore permits = new Semaphore(1, fair);
    Thread daemon = new Thread(() -> permits.acquireUninterruptibly(2));
    daemon.setDaemon(true);
    daemon.start();
    while (!permits.hasQueuedThreads()) Thread.yield();
    String name = fair ? "fair " : "unfair ";
    if (Check.anyBoolean()) {
      Check.outcome(name + "tried " + permits.tryAcquire());
    } else {
      permits.acquireUninterruptibly();
      Check.outcome(name + "acquired");
    }
  }
}
