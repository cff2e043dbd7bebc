/** One of the threads does not go through the gate. */
public class GateLockPassedBy {
  static final Object GATE = new Object();
  static final Object A = new Object();
  static final Object B = new Object();

  static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) { // expect: deadlock
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> both(B, A));
    other.start();
    synchronized (GATE) {
      both(A, B);
    }
    other.join();
  }
}
