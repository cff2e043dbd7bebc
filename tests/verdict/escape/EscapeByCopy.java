/** System.arraycopy of a private array into a shared one. */
public class EscapeByCopy {
  static class Box {
    int a;
    int b;
  }

  static final Object[] SHARED = new Object[1];

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      System.arraycopy(new Object[] {box}, 0, SHARED, 0, 1);
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Box seen = (Box) SHARED[0];
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
