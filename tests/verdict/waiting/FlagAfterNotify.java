/** The flag is set after the notification: the waiter may wake, see nothing and wait again. */
public class FlagAfterNotify {
  static final Object LOCK = new Object();
  static volatile boolean told;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
        LOCK.notifyAll();
      }
      told = true;
    });
    other.start();
    synchronized (LOCK) {
      while (!told) LOCK.wait(); // expect: deadlock
    }
    other.join();
  }
}
