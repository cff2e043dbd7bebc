/** A final object of its own is the lock. */
public class LockOnBoxedCounterFixed { // expect: no-violation
  static final Object LOCK = new Object();
  static Integer count = 0;

  static void add() {
    synchronized (LOCK) {
      count++;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add());
    other.start();
    add();
    add();
    other.join();
    assert count == 3;
  }
}
