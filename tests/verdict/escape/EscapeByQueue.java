import java.util.concurrent.ConcurrentLinkedQueue;

/** Through a queue of the library. */
public class EscapeByQueue {
  static class Box {
    int a;
    int b;
  }

  static final ConcurrentLinkedQueue<Box> SHARED = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      SHARED.add(box);
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Box seen = SHARED.poll();
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
