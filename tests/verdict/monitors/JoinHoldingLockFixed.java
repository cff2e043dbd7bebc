/** main joins after it has let go of the lock. */
public class JoinHoldingLockFixed { // expect: no-violation
  static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
      }
    });
    other.start();
    synchronized (LOCK) {
    }
    other.join();
  }
}
