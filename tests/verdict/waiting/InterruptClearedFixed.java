/** isInterrupted() looks without clearing. */
public class InterruptClearedFixed { // expect: no-violation
  static final Object LOCK = new Object();
  static volatile int seen;

  public static void main(String[] args) throws Exception {
    Thread waiter = new Thread(() -> {
      if (Thread.currentThread().isInterrupted()) seen++;
      synchronized (LOCK) {
        try {
          LOCK.wait();
        } catch (InterruptedException e) {
          seen++;
        }
      }
    });
    waiter.start();
    waiter.interrupt();
    waiter.join();
    assert seen == 1 || seen == 2;
  }
}
