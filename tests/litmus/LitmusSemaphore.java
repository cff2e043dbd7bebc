// One permit, two threads that take it if it is there and give it back. As with tryLock one may find it taken, and both
// never fail. Unlike a lock, a permit can be given by who has not taken it: nobody checks, but nobody does it here, and
// one permit is left.
//
// outcome: a=true b=true left=1
// outcome: a=true b=false left=1
// outcome: a=false b=true left=1

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusSemaphore {
  static final Semaphore PERMITS = new Semaphore(1);
  static boolean a, b;

  static boolean attempt() {
    if (!PERMITS.tryAcquire()) return false;
    PERMITS.release();
    return true;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = attempt());
    first.start();
    b = attempt();
    first.join();
    Check.outcome("a=" + a + " b=" + b + " left=" + PERMITS.availablePermits());
  }
}
