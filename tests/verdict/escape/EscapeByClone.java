/** A clone of a private array shares what the array held. */
public class EscapeByClone {
  static class Box {
    int a;
    int b;
  }

  static volatile Box[] shared;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      Box[] mine = {box};
      shared = mine.clone();
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Box[] copy = shared;
    Box seen = copy == null ? null : copy[0];
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
