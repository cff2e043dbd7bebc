/** The lock is the boxed counter itself: each increment replaces the lock. */
public class LockOnBoxedCounter {
  static Integer count = 0;

  @SuppressWarnings("synchronization")
  static void add() {
    synchronized (count) {
      count++;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add());
    other.start();
    add();
    add();
    other.join();
    assert count == 3; // expect: assertion
  }
}
