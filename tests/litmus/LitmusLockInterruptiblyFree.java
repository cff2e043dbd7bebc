// lockInterruptibly throws if the flag is set when it is called, even if the lock is free, and clears the flag.
// Interrupted later, it has the lock, and the flag is set, now or soon.
//
// outcome: threw flag=false
// outcome: got it flag=false
// outcome: got it flag=true

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockInterruptiblyFree {
  static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) {
    Thread locker = new Thread(() -> {
      String result;
      try {
        LOCK.lockInterruptibly();
        result = "got it";
      } catch (InterruptedException e) {
        result = "threw";
      }
      Check.outcome(result + " flag=" + Thread.currentThread().isInterrupted());
    });
    locker.start();
    locker.interrupt();
  }
}
