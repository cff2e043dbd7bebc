import java.util.concurrent.locks.ReentrantLock;

/** A fair lock protects a counter; it is entered again by its owner. */
public class FairLock { // expect: no-violation
  static final ReentrantLock LOCK = new ReentrantLock(true);
  static int count;

  static void add() {
    LOCK.lock();
    try {
      LOCK.lock();
      assert LOCK.getHoldCount() == 2;
      LOCK.unlock();
      count++;
    } finally {
      LOCK.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add());
    other.start();
    add();
    other.join();
    assert count == 2;
  }
}
