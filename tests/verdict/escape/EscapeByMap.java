import java.util.concurrent.ConcurrentHashMap;

/** As a value in a map of the library. */
public class EscapeByMap {
  static class Box {
    int a;
    int b;
  }

  static final ConcurrentHashMap<String, Box> SHARED = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      SHARED.put("box", box);
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Box seen = SHARED.get("box");
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
