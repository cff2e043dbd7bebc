/** The waiter lets go of the outer monitor before it waits. */
public class NestedMonitorFixed { // expect: no-violation
  static final Object OUTER = new Object();
  static final Object INNER = new Object();
  static boolean ready;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (OUTER) {
        synchronized (INNER) {
          ready = true;
          INNER.notify();
        }
      }
    });
    other.start();
    synchronized (OUTER) {
    }
    synchronized (INNER) {
      while (!ready) INNER.wait();
    }
    other.join();
  }
}
