import java.util.concurrent.atomic.AtomicReferenceArray;

/** Through compareAndSet on an element of an atomic array. */
public class EscapeByExchange {
  static class Box {
    int a;
    int b;
  }

  static final AtomicReferenceArray<Box> SHARED = new AtomicReferenceArray<>(2);

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      SHARED.compareAndSet(1, null, box);
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Box seen = SHARED.get(1);
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
