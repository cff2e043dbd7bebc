// options: --property race
/** The element that is written is not among those that are copied. */
public class RaceInCopyFixed { // expect: no-violation
  public static void main(String[] args) throws Exception {
    int[] shared = new int[3];
    Thread other = new Thread(() -> shared[2] = 1);
    other.start();
    int[] mine = new int[2];
    System.arraycopy(shared, 0, mine, 0, 2);
    other.join();
    assert mine[0] + mine[1] == 0;
  }
}
