/** The other way round, neither may have seen the other. */
public class LoadThenStore {
  static volatile int x;
  static volatile int y;
  static int seenByOther;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      seenByOther = x;
      y = 1;
    });
    other.start();
    int seen = y;
    x = 1;
    other.join();
    assert seen + seenByOther >= 1; // expect: assertion
  }
}
