// A daemon that waits for ever, and main that joins it: main is a live thread that no one will wake. A deadlock on
// every schedule.
//
// outcome: deadlock

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusJoinBlockedDaemon {
  public static void main(String[] args) throws InterruptedException {
    Thread daemon = new Thread(LockSupport::park);
    daemon.setDaemon(true);
    daemon.start();
    daemon.join();
    Check.outcome("joined");
  }
}
