/** A flag under the monitor remembers it. */
public class LostNotifyFixed { // expect: no-violation
  static final Object LOCK = new Object();
  static boolean told;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
        told = true;
        LOCK.notify();
      }
    });
    other.start();
    synchronized (LOCK) {
      while (!told) LOCK.wait();
    }
    other.join();
  }
}
