// A thread that waits for a lock is interrupted by the holder, who lets the lock go afterwards.
//
// It throws, and the flag is cleared: it was interrupted before its call or while it waited. Or it had passed the test
// at the beginning of the call before it was interrupted, and comes to the lock when that is free: it has it, and the
// interrupt, which was before the release, is still pending.
//
// outcome: threw flag=false
// outcome: got it flag=true

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockInterruptibly {
  static final ReentrantLock LOCK = new ReentrantLock();
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      try {
        LOCK.lockInterruptibly();
        result = "got it";
        LOCK.unlock();
      } catch (InterruptedException e) {
        result = "threw";
      }
      result += " flag=" + Thread.currentThread().isInterrupted();
    });
    LOCK.lock();
    other.start();
    other.interrupt();
    LOCK.unlock();
    other.join();
    Check.outcome(result);
  }
}
