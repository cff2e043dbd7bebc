/** arraycopy within one array: a reader sees an element twice. */
public class SlidWithin {
  static final int[] SHARED = {1, 2, 3};

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> System.arraycopy(SHARED, 1, SHARED, 0, 2));
    other.start();
    int first = SHARED[0];
    int second = SHARED[1];
    assert first != second; // expect: assertion
    other.join();
    assert SHARED[0] == 2 && SHARED[1] == 3 && SHARED[2] == 3;
  }
}
