/** The loop swallows the interrupt that should have ended it, and waits again. */
public class InterruptSwallowed {
  static final Object LOCK = new Object();
  static boolean work;

  public static void main(String[] args) throws Exception {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        while (!work) {
          try {
            LOCK.wait(); // expect: deadlock
          } catch (InterruptedException e) {
            // Nobody will interrupt a second time.
          }
        }
      }
    });
    waiter.start();
    waiter.interrupt();
    waiter.join(); // expect: deadlock
  }
}
