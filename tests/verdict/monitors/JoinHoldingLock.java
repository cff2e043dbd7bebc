/** main waits for a thread that needs what main holds; the thread may be through before. */
public class JoinHoldingLock {
  static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (LOCK) { // expect: deadlock
      }
    });
    other.start();
    synchronized (LOCK) {
      other.join(); // expect: deadlock
    }
  }
}
