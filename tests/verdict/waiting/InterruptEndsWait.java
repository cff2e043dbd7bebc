/** An interrupt ends a wait, whether it comes before or during it; the flag is cleared and the monitor is held. */
public class InterruptEndsWait { // expect: no-violation
  static final Object LOCK = new Object();
  static boolean ended;

  public static void main(String[] args) throws Exception {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        try {
          LOCK.wait();
          assert false;
        } catch (InterruptedException e) {
          assert Thread.holdsLock(LOCK);
          assert !Thread.currentThread().isInterrupted();
          ended = true;
        }
      }
    });
    waiter.start();
    waiter.interrupt();
    waiter.join();
    assert ended;
  }
}
