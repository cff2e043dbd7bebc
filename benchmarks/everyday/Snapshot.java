package everyday;

import java.util.concurrent.locks.StampedLock;

/* everyday: READERS, a point that is read optimistically while another thread moves it
 */
public class Snapshot {
  private static final StampedLock LOCK = new StampedLock();
  private static int x;
  private static int y;

  private static boolean isOnDiagonal() {
    long stamp = LOCK.tryOptimisticRead();
    int x = Snapshot.x;
    int y = Snapshot.y;
    if (!LOCK.validate(stamp)) {
      stamp = LOCK.readLock();
      try {
        x = Snapshot.x;
        y = Snapshot.y;
      } finally {
        LOCK.unlockRead(stamp);
      }
    }
    return x == y;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] readers = new Thread[Integer.parseInt(args[0])];
    for (int i = 0; i < readers.length; ++i) {
      readers[i] = new Thread(() -> {
        assert isOnDiagonal();
      });
      readers[i].start();
    }
    long stamp = LOCK.writeLock();
    ++x;
    ++y;
    LOCK.unlockWrite(stamp);
    for (Thread reader : readers) {
      reader.join();
    }
  }
}
