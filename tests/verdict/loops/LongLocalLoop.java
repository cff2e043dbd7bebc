/** A loop of a hundred thousand turns is long, and ends. */
public class LongLocalLoop { // expect: no-violation
  static volatile int base = 1;

  static int sum() {
    int sum = base;
    for (int i = 0; i < 100_000; i++) sum = sum * 31 + i;
    return sum;
  }

  public static void main(String[] args) throws Exception {
    int[] got = new int[1];
    Thread other = new Thread(() -> got[0] = sum());
    other.start();
    int mine = sum();
    other.join();
    assert mine == got[0];
  }
}
