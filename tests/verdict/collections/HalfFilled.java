import java.util.Arrays;

/** Arrays.fill and Arrays.equals work element by element. */
public class HalfFilled {
  static final short[] LEFT = new short[2];

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> Arrays.fill(LEFT, (short) 1));
    other.start();
    assert !Arrays.equals(LEFT, new short[] {1, 0}); // expect: assertion
    other.join();
  }
}
