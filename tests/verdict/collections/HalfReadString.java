/** A String is made of the elements of a shared array, one after the other. */
public class HalfReadString {
  static final char[] SHARED = {'a', 'a'};

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      SHARED[0] = 'b';
      SHARED[1] = 'b';
    });
    other.start();
    String text = new String(SHARED);
    // The first element was read before both writes, the second after them.
    assert !text.equals("ab"); // expect: assertion
    other.join();
  }
}
