// A timed park ends by itself at any time, or by the unpark, before which the data is written.
//
// outcome: data=0
// outcome: data=1

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusParkTimed {
  static int data, seen;

  public static void main(String[] args) throws InterruptedException {
    Thread parker = new Thread(() -> {
      LockSupport.parkNanos(20_000_000);
      seen = data;
    });
    parker.start();
    data = 1;
    LockSupport.unpark(parker);
    parker.join();
    Check.outcome("data=" + seen);
  }
}
