/** The orders differ, but a third monitor around them keeps the threads apart. */
public class GateLock { // expect: no-violation
  static final Object GATE = new Object();
  static final Object A = new Object();
  static final Object B = new Object();

  static void both(Object first, Object second) {
    synchronized (GATE) {
      synchronized (first) {
        synchronized (second) {
        }
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> both(B, A));
    other.start();
    both(A, B);
    other.join();
  }
}
