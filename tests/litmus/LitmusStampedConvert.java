// A read stamp becomes a write stamp if nobody else reads. Two threads read and try to convert, and let go what they
// then have.
//
// One behind the other: both succeed. Both have a read stamp: the first to try fails; the second fails too, unless the
// first has let go by then.
//
// outcome: true true
// outcome: true false
// outcome: false true
// outcome: false false

import java.util.concurrent.locks.StampedLock;
import weaveproof.Check;

public class LitmusStampedConvert {
  static final StampedLock LOCK = new StampedLock();
  static boolean a;

  static boolean convert() {
    long read = LOCK.readLock();
    long write = LOCK.tryConvertToWriteLock(read);
    LOCK.unlock(write != 0 ? write : read);
    return write != 0;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> a = convert());
    other.start();
    boolean b = convert();
    other.join();
    Check.outcome(a + " " + b);
  }
}
