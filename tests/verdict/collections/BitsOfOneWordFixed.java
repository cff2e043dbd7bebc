/** Elements of a boolean array, in contrast, are written one by one. */
public class BitsOfOneWordFixed { // expect: no-violation
  static final boolean[] BITS = new boolean[64];

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> BITS[1] = true);
    other.start();
    BITS[2] = true;
    other.join();
    assert BITS[1] && BITS[2];
  }
}
