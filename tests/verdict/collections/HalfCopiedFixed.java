/** The copy is made in private and published by one write. */
public class HalfCopiedFixed { // expect: no-violation
  static volatile int[] shared = new int[2];

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      int[] copy = new int[2];
      System.arraycopy(new int[] {1, 1}, 0, copy, 0, 2);
      shared = copy;
    });
    other.start();
    int[] seen = shared;
    assert seen[0] == seen[1];
    other.join();
  }
}
