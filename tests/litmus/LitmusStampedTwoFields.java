// An optimistic read of two fields, which the writer changes under the write lock. If the stamp is still valid behind
// the reads, they belong together: 00 or 11. There is no stamp while the writer is inside. If it is not valid, the
// writer came in between, and may have stood anywhere: before both writes (00), between them (10), behind them (11),
// or all of it between the two reads (01).
//
// outcome: valid 00
// outcome: valid 11
// outcome: not valid 00
// outcome: not valid 01
// outcome: not valid 10
// outcome: not valid 11
// outcome: no stamp

import java.util.concurrent.locks.StampedLock;
import weaveproof.Check;

public class LitmusStampedTwoFields {
  static final StampedLock LOCK = new StampedLock();
  static int a, b;

  public static void main(String[] args) {
    new Thread(() -> {
      long stamp = LOCK.writeLock();
      a = 1;
      b = 1;
      LOCK.unlockWrite(stamp);
    }).start();
    long stamp = LOCK.tryOptimisticRead();
    if (stamp == 0) {
      Check.outcome("no stamp");
      return;
    }
    String seen = "" + a + b;
    Check.outcome((LOCK.validate(stamp) ? "valid " : "not valid ") + seen);
  }
}
