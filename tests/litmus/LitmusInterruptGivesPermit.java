// To interrupt a thread is to set its flag and then to unpark it, as HotSpot does it. The thread waits for the flag,
// clears it, and parks: if it has been unparked by then, the permit is used up, and else it is unparked a moment
// later. It never waits for ever. A second park would.
//
// outcome: went on

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusInterruptGivesPermit {
  public static void main(String[] args) {
    Thread thread = new Thread(() -> {
      while (!Thread.interrupted()) Thread.onSpinWait();
      LockSupport.park();
      Check.outcome("went on");
    });
    thread.start();
    thread.interrupt();
  }
}
