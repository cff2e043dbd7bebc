/** The heart of Dekker's algorithm: under sequential consistency at least one of the two sees the other. */
public class StoreThenLoad { // expect: no-violation
  static volatile int x;
  static volatile int y;
  static int seenByOther;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      y = 1;
      seenByOther = x;
    });
    other.start();
    x = 1;
    int seen = y;
    other.join();
    assert seen + seenByOther >= 1;
  }
}
