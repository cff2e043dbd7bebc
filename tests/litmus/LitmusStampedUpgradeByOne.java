// Two threads hold a StampedLock for reading and try to turn that into writing: it works only for who is the only
// reader at that moment, and never waits. Both cannot succeed while both read. Who fails lets its read lock go, so
// that the other one, if it tries later, succeeds.
//
// Both hold it and the first to try fails; the second fails too if the first has not let go yet, else it succeeds. Or
// they come one behind the other, and both succeed. That at most one fails or both do, each by itself: all four.
//
// outcome: other true, main true
// outcome: other true, main false
// outcome: other false, main true
// outcome: other false, main false

import java.util.concurrent.locks.StampedLock;
import weaveproof.Check;

public class LitmusStampedUpgradeByOne {
  static final StampedLock LOCK = new StampedLock();

  static boolean upgrade() {
    long stamp = LOCK.readLock();
    long write = LOCK.tryConvertToWriteLock(stamp);
    LOCK.unlock(write == 0 ? stamp : write);
    return write != 0;
  }

  public static void main(String[] args) throws InterruptedException {
    boolean[] other = new boolean[1];
    Thread thread = new Thread(() -> other[0] = upgrade());
    thread.start();
    boolean mine = upgrade();
    thread.join();
    Check.outcome("other " + other[0] + ", main " + mine);
  }
}
