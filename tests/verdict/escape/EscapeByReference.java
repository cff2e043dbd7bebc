import java.util.concurrent.atomic.AtomicReference;

/** Through an AtomicReference. */
public class EscapeByReference {
  static class Box {
    int a;
    int b;
  }

  static final AtomicReference<Box> SHARED = new AtomicReference<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      SHARED.lazySet(box);
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Box seen = SHARED.getPlain();
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
