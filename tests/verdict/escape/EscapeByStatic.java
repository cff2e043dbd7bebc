/** An object escapes through a static field while its maker goes on writing to it. */
public class EscapeByStatic {
  static class Box {
    int a;
    int b;
  }

  static Box shared;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      shared = box;
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Box seen = shared;
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
