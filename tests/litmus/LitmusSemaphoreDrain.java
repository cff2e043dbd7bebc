// One permit at the beginning. One thread tries to take one (T), one gives one that it has never had (G), main takes
// all there are (D).
//
//   T G D and G T D: true, drained 1, left 0    T D G: true, drained 0, left 1    G D T: false, drained 2, left 0
//   D T G: false, drained 1, left 1             D G T: true, drained 1, left 0
//
// outcome: true drained 1 left 0
// outcome: true drained 0 left 1
// outcome: false drained 2 left 0
// outcome: false drained 1 left 1

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusSemaphoreDrain {
  static final Semaphore PERMITS = new Semaphore(1);
  static boolean taken;

  public static void main(String[] args) throws InterruptedException {
    Thread taker = new Thread(() -> taken = PERMITS.tryAcquire());
    Thread giver = new Thread(PERMITS::release);
    taker.start();
    giver.start();
    int drained = PERMITS.drainPermits();
    taker.join();
    giver.join();
    Check.outcome(taken + " drained " + drained + " left " + PERMITS.availablePermits());
  }
}
