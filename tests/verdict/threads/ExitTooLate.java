/** The exit comes behind a lock that a sleeping thread may never give back. */
public class ExitTooLate {
  static final Object LOCK = new Object();
  static final Object NEVER = new Object();

  public static void main(String[] args) {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
        synchronized (NEVER) {
          try {
            NEVER.wait(); // expect: deadlock
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        }
      }
    });
    other.start();
    synchronized (LOCK) { // expect: deadlock
      System.exit(0);
    }
  }
}
