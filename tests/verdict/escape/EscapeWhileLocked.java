/** The maker holds the monitor of its object already when it publishes it. */
public class EscapeWhileLocked { // expect: no-violation
  static class Box {
    int a;
    int b;
  }

  static volatile Box shared;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      synchronized (box) {
        synchronized (box) {
          shared = box;
          box.a = 1;
        }
        box.b = 1;
      }
    });
    other.start();
    Box seen = shared;
    if (seen != null) {
      synchronized (seen) {
        assert seen.a == 1 && seen.b == 1;
      }
    }
    other.join();
  }
}
