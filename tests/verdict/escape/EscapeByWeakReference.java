import java.lang.ref.WeakReference;

/** Through a weak reference. */
public class EscapeByWeakReference {
  static class Box {
    int a;
    int b;
  }

  static volatile WeakReference<Box> shared;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      shared = new WeakReference<>(box);
      box.a = 1;
      box.b = 1;
    });
    other.start();
    WeakReference<Box> reference = shared;
    Box seen = reference == null ? null : reference.get();
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
