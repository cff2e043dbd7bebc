/** Thread.interrupted() forgets the interrupt that the wait behind it relies on. */
public class InterruptCleared {
  static final Object LOCK = new Object();
  static volatile int seen;

  public static void main(String[] args) throws Exception {
    Thread waiter = new Thread(() -> {
      if (Thread.interrupted()) seen++;
      synchronized (LOCK) {
        try {
          LOCK.wait(); // expect: deadlock
        } catch (InterruptedException e) {
          seen++;
        }
      }
    });
    waiter.start();
    waiter.interrupt();
    waiter.join(); // expect: deadlock
  }
}
