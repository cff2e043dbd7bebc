// A semaphore used as a lock: with a second permit, given by who has none, it does not exclude any more. Main gives it
// and then adds 1 under one permit, as the other thread does: an addition may be lost.
//
// outcome: 1
// outcome: 2

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusSemaphoreLetsTwoIn {
  static final Semaphore PERMITS = new Semaphore(1);
  static int n;

  static void add() {
    PERMITS.acquireUninterruptibly();
    n++;
    PERMITS.release();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(LitmusSemaphoreLetsTwoIn::add);
    other.start();
    PERMITS.release();
    add();
    other.join();
    Check.outcome(n);
  }
}
