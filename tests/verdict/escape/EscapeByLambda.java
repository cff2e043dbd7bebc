import java.util.function.Supplier;

/** A lambda that has captured it is published. */
public class EscapeByLambda {
  static class Box {
    int a;
    int b;
  }

  static volatile Supplier<Box> shared;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      shared = () -> box;
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Supplier<Box> supplier = shared;
    Box seen = supplier == null ? null : supplier.get();
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
