/** An inheritable thread-local value goes from the thread that makes a thread to the thread that is made. */
public class EscapeByInheritance {
  static class Box {
    int a;
    int b;
  }

  static final InheritableThreadLocal<Box> BOX = new InheritableThreadLocal<>();

  public static void main(String[] args) throws Exception {
    Box box = new Box();
    BOX.set(box);
    Thread reader = new Thread(() -> {
      Box seen = BOX.get();
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    });
    reader.start();
    box.a = 1;
    box.b = 1;
    reader.join();
  }
}
