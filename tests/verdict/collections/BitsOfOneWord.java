import java.util.BitSet;

/** Two bits of a BitSet live in one long. */
public class BitsOfOneWord {
  static final BitSet BITS = new BitSet(64);

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> BITS.set(1));
    other.start();
    BITS.set(2);
    other.join();
    assert BITS.get(1) && BITS.get(2); // expect: assertion
  }
}
