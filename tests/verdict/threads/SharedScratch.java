/** A static scratch field is used by two threads at once. */
public class SharedScratch {
  static int scratch;

  static int twice(int x) {
    scratch = x;
    return scratch + scratch;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> twice(10));
    other.start();
    int mine = twice(1);
    other.join();
    assert mine == 2; // expect: assertion
  }
}
