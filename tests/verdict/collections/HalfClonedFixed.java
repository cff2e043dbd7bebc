/** Under the lock that the writer holds the clone is all old or all new. */
public class HalfClonedFixed { // expect: no-violation
  static final long[] SHARED = new long[2];

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (SHARED) {
        SHARED[0] = 1;
        SHARED[1] = 1;
      }
    });
    other.start();
    long[] copy;
    synchronized (SHARED) {
      copy = SHARED.clone();
    }
    assert copy[0] == copy[1];
    other.join();
  }
}
