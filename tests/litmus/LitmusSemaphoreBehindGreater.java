// A daemon wants two permits and the other thread one; main gives one. acquire waits until a permit is there *and the
// thread is next to be given one*, as its documentation has it: so a permit that is there does not help the one that
// has queued up behind the daemon, whom it does not suffice.
//
// The other comes behind the release, or queues up before the daemon: it gets the permit. It has queued up behind the
// daemon: it waits for ever.
//
// outcome: got it
// outcome: deadlock

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusSemaphoreBehindGreater {
  static final Semaphore PERMITS = new Semaphore(0);

  public static void main(String[] args) {
    Thread daemon = new Thread(() -> PERMITS.acquireUninterruptibly(2));
    daemon.setDaemon(true);
    daemon.start();
    new Thread(() -> {
      PERMITS.acquireUninterruptibly();
      Check.outcome("got it");
    }).start();
    PERMITS.release();
  }
}
