// As LitmusLockBarge, but main lets the lock go only when it has seen the other in the queue. Now fairness shows: a
// fair lock goes to the one that waits, before main, which comes again later. One that is not fair goes to either.
//
// outcome: fair other first
// outcome: unfair other first
// outcome: unfair main first

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockBargeQueued {
  public static void main(String[] args) throws InterruptedException {
    boolean fair = Check.anyBoolean();
    ReentrantLock lock = new ReentrantLock(fair);
    boolean[] otherWas = new boolean[1];
    Thread other = new Thread(() -> {
      lock.lock();
      otherWas[0] = true;
      lock.unlock();
    });
    lock.lock();
    other.start();
    while (!lock.hasQueuedThread(other)) Thread.yield();
    lock.unlock();
    lock.lock();
    Check.outcome((fair ? "fair " : "unfair ") + (otherWas[0] ? "other first" : "main first"));
    lock.unlock();
  }
}
