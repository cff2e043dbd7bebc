/** Each thread has a scratch cell of its own. */
public class SharedScratchFixed { // expect: no-violation
  static final ThreadLocal<int[]> SCRATCH = ThreadLocal.withInitial(() -> new int[1]);

  static int twice(int x) {
    int[] cell = SCRATCH.get();
    cell[0] = x;
    return cell[0] + cell[0];
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      assert twice(10) == 20;
    });
    other.start();
    int mine = twice(1);
    other.join();
    assert mine == 2;
  }
}
