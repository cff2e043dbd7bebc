// Verify.beginAtomic: the block joins a thread that waits for a lock, while a third one joins it outside. Whoever holds the lock
// cannot give it back before the block has ended.
//
// outcome: deadlock
// outcome: joined

import gov.nasa.jpf.vm.Verify;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusAtomicAloneJoin {
  static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) throws InterruptedException {
    Thread locker = new Thread(() -> {
      LOCK.lock();
      LOCK.unlock();
    });
    locker.start();
    new Thread(() -> {
      try {
        locker.join();
      } catch (InterruptedException impossible) {
        throw new AssertionError(impossible);
      }
    }).start();
    Verify.beginAtomic();
    locker.join();
    Verify.endAtomic();
    Check.outcome("joined");
  }
}
