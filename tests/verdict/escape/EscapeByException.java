/** An exception carries it to another thread. */
public class EscapeByException {
  static class Box {
    int a;
    int b;
  }

  static class Failure extends Exception {
    private static final long serialVersionUID = 1;
    final transient Box box;

    Failure(Box box) {
      this.box = box;
    }
  }

  static volatile Failure shared;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      Box box = new Box();
      try {
        throw new Failure(box);
      } catch (Failure failure) {
        shared = failure;
      }
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Failure failure = shared;
    Box seen = failure == null ? null : failure.box;
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
