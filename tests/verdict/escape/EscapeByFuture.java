import java.util.concurrent.CompletableFuture;

/** As the result of a future. */
public class EscapeByFuture {
  static class Box {
    int a;
    int b;
  }

  static final CompletableFuture<Box> SHARED = new CompletableFuture<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      SHARED.complete(box);
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Box seen = SHARED.getNow(null);
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
