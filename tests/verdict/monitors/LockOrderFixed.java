/** Both threads take A first. */
public class LockOrderFixed { // expect: no-violation
  static final Object A = new Object();
  static final Object B = new Object();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (A) {
        synchronized (B) {
        }
      }
    });
    other.start();
    synchronized (A) {
      synchronized (B) {
      }
    }
    other.join();
  }
}
