// An optimistic read may see anything, but is told so. The writer sets x and then y to 1 under the write lock; the
// reader looks at x and then at y without a lock, and validates.
//
// Valid: no writer had or took the lock from the first to the last step of the reader: 0 0 before, 1 1 behind. Not
// valid: the writer took the lock meanwhile or had it at the beginning, and the reads fall anywhere: 0 0, 1 0 between
// the two writes, 0 1 around them, 1 1 between the second write and the validation.
//
// outcome: true 0 0
// outcome: true 1 1
// outcome: false 0 0
// outcome: false 0 1
// outcome: false 1 0
// outcome: false 1 1

import java.util.concurrent.locks.StampedLock;
import weaveproof.Check;

public class LitmusStampedLock {
  static final StampedLock LOCK = new StampedLock();
  static int x, y;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      long stamp = LOCK.writeLock();
      x = 1;
      y = 1;
      LOCK.unlockWrite(stamp);
    });
    writer.start();
    long stamp = LOCK.tryOptimisticRead();
    int first = x;
    int second = y;
    boolean valid = LOCK.validate(stamp);
    writer.join();
    Check.outcome(valid + " " + first + " " + second);
  }
}
