// options: --property race
/** wait and notify hand a plain buffer to and fro. */
public class RaceFreeHandOver { // expect: no-violation
  static final Object LOCK = new Object();
  static final int[] BUFFER = new int[1];
  static boolean full;

  public static void main(String[] args) throws Exception {
    Thread producer = new Thread(() -> {
      BUFFER[0] = 7;
      synchronized (LOCK) {
        full = true;
        LOCK.notify();
      }
    });
    producer.start();
    synchronized (LOCK) {
      while (!full) LOCK.wait();
    }
    BUFFER[0]++;
    producer.join();
    assert BUFFER[0] == 8;
  }
}
