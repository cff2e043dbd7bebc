/** Compound assignment to a long: a read and a write, like any other. */
public class LostUpdateOfLong {
  static long total = 1L << 40;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> total *= 3);
    other.start();
    total += 1;
    other.join();
    assert total == 3 * ((1L << 40) + 1) || total == 3 * (1L << 40) + 1; // expect: assertion
  }
}
