/** The flag is set before the notification; that it happens outside of the monitor does no harm. */
public class FlagAfterNotifyFixed { // expect: no-violation
  static final Object LOCK = new Object();
  static volatile boolean told;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      told = true;
      synchronized (LOCK) {
        LOCK.notifyAll();
      }
    });
    other.start();
    synchronized (LOCK) {
      while (!told) LOCK.wait();
    }
    other.join();
  }
}
