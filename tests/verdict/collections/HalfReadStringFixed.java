/** Under a lock the array is read before both writes or after them. */
public class HalfReadStringFixed { // expect: no-violation
  static final char[] SHARED = {'a', 'a'};

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (SHARED) {
        SHARED[0] = 'b';
        SHARED[1] = 'b';
      }
    });
    other.start();
    String text;
    synchronized (SHARED) {
      text = new String(SHARED);
    }
    assert text.equals("aa") || text.equals("bb");
    other.join();
  }
}
