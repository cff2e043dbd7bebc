/** The monitor is given back between the two writes. */
public class EscapeAfterUnlock {
  static class Box {
    int a;
    int b;
  }

  static volatile Box shared;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      synchronized (box) {
        shared = box;
        box.a = 1;
      }
      synchronized (box) {
        box.b = 1;
      }
    });
    other.start();
    Box seen = shared;
    if (seen != null) {
      synchronized (seen) {
        assert seen.a == seen.b; // expect: assertion
      }
    }
    other.join();
  }
}
