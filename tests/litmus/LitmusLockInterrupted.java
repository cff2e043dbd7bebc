// lock() does not end by an interrupt: it takes the lock, and the flag is there afterwards. Main has the lock and
// interrupts the other before it lets it go.
//
// The other clears its flag first, behind the interrupt (not set any more) or before it: then it is interrupted on its
// way to the lock or in its queue, and finds the flag set when it has the lock. It always gets it, and sees what main
// wrote.
//
// outcome: x=1 flag=false
// outcome: x=1 flag=true

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockInterrupted {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int x;

  public static void main(String[] args) {
    Thread locker = new Thread(() -> {
      Thread.interrupted();
      LOCK.lock();
      Check.outcome("x=" + x + " flag=" + Thread.currentThread().isInterrupted());
      LOCK.unlock();
    });
    LOCK.lock();
    locker.start();
    locker.interrupt();
    x = 1;
    LOCK.unlock();
  }
}
