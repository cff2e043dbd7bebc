// LockSupport.getBlocker is for monitoring. The other thread writes x, then notes its blocker and parks for good: x may be seen
// before the blocker is there, and, read in this order, neither or both.
//
// outcome: 0 null
// outcome: 0 blocker
// outcome: 1 null
// outcome: 1 blocker

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusParkBlocker {
  static int x;

  public static void main(String[] args) {
    Thread parked = new Thread(() -> {
      x = 1;
      for (;;) LockSupport.park("blocker");
    });
    parked.setDaemon(true);
    parked.start();
    int seen = x;
    Check.outcome(seen + " " + LockSupport.getBlocker(parked));
  }
}
