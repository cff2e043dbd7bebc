/** System.arraycopy into a shared array is no single step: a reader sees the first half only. */
public class HalfCopied {
  static final int[] SHARED = new int[2];

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> System.arraycopy(new int[] {1, 1}, 0, SHARED, 0, 2));
    other.start();
    int second = SHARED[1];
    int first = SHARED[0];
    assert first == second; // expect: assertion
    other.join();
  }
}
