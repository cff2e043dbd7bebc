/** wait() gives up the inner monitor only: whoever would notify needs the outer one. */
public class NestedMonitor {
  static final Object OUTER = new Object();
  static final Object INNER = new Object();
  static boolean ready;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (OUTER) { // expect: deadlock
        synchronized (INNER) {
          ready = true;
          INNER.notify();
        }
      }
    });
    other.start();
    synchronized (OUTER) {
      synchronized (INNER) {
        while (!ready) INNER.wait(); // expect: deadlock
      }
    }
    other.join();
  }
}
