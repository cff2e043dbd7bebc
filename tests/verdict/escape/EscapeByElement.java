/** Through an element of a shared array. */
public class EscapeByElement {
  static class Box {
    int a;
    int b;
  }

  static final Box[] SHARED = new Box[1];

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      SHARED[0] = box;
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Box seen = SHARED[0];
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
