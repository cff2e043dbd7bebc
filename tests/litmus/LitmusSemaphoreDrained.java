// One permit. Main takes all that are there and keeps them. It finds none: the other thread has it. It finds one: the
// other waits for ever, whether it had called before or calls later.
//
// outcome: drained 0
// outcome: drained 1
// outcome: deadlock

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusSemaphoreDrained {
  public static void main(String[] args) {
    Semaphore permits = new Semaphore(1);
    new Thread(permits::acquireUninterruptibly).start();
    Check.outcome("drained " + permits.drainPermits());
  }
}
