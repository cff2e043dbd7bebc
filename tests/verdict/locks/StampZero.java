import java.util.concurrent.locks.StampedLock;

/** tryWriteLock() may answer zero, which is no stamp. */
public class StampZero {
  static final StampedLock LOCK = new StampedLock();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      long stamp = LOCK.tryWriteLock();
      LOCK.unlockWrite(stamp); // expect: exception java.lang.IllegalMonitorStateException
    });
    other.start();
    long stamp = LOCK.tryReadLock();
    if (stamp != 0) LOCK.unlockRead(stamp);
    other.join();
  }
}
