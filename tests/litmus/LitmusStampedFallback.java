// An optimistic read that falls back to a read lock when it was not valid: x and y agree always. The optimistic read is
// valid before or behind the writer's section. It is not valid if the writer had the lock at the beginning or took it
// meanwhile: then the read lock is got behind the writer.
//
// outcome: optimistic 0 0
// outcome: optimistic 1 1
// outcome: locked 1 1

import java.util.concurrent.locks.StampedLock;
import weaveproof.Check;

public class LitmusStampedFallback {
  static final StampedLock LOCK = new StampedLock();
  static int x, y;

  public static void main(String[] args) {
    new Thread(() -> {
      long stamp = LOCK.writeLock();
      x = 1;
      y = 1;
      LOCK.unlockWrite(stamp);
    }).start();
    long stamp = LOCK.tryOptimisticRead();
    String seen = "optimistic " + x + " " + y;
    if (!LOCK.validate(stamp)) {
      stamp = LOCK.readLock();
      seen = "locked " + x + " " + y;
      LOCK.unlockRead(stamp);
    }
    Check.outcome(seen);
  }
}
