// sanitize: yes
/** Two threads take two monitors in opposite orders. */
public class LockOrder {
  static final Object A = new Object();
  static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (B) {
        synchronized (A) { // expect: deadlock
        }
      }
    });
    other.start();
    synchronized (A) {
      synchronized (B) { // expect: deadlock
      }
    }
    other.join();
  }
}
