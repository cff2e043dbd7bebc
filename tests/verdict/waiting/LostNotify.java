/** The notification may come before anybody waits, and nothing remembers it. */
public class LostNotify {
  static final Object LOCK = new Object();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
        LOCK.notify();
      }
    });
    other.start();
    synchronized (LOCK) {
      LOCK.wait(); // expect: deadlock
    }
    other.join();
  }
}
