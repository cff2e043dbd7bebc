// A lock waits by park, as all of java.util.concurrent.locks does, so a permit that is given to a thread while it waits
// for a lock is used up there. Main has the lock, gives the other thread a permit, and lets the lock go; the other
// takes the lock and parks.
//
// It takes the lock without waiting, as main has let it go: the permit is there, and the park returns. It waits for the
// lock: the permit wakes it for nothing, it waits again, the release wakes it, and its own park is for ever.
//
// outcome: parked and back
// outcome: deadlock

import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusPermitUsedByLock {
  static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) {
    Thread other = new Thread(() -> {
      LOCK.lock();
      LOCK.unlock();
      LockSupport.park();
      Check.outcome("parked and back");
    });
    LOCK.lock();
    other.start();
    LockSupport.unpark(other);
    LOCK.unlock();
  }
}
