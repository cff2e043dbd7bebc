import java.lang.reflect.Method;

/** A method that is called by reflection publishes its argument. */
public class EscapeByInvocation {
  static class Box {
    int a;
    int b;
  }

  static Box shared;

  static void publish(Box box) {
    shared = box;
  }

  public static void main(String[] args) throws Exception {
    Method publish = EscapeByInvocation.class.getDeclaredMethod("publish", Box.class);
    Thread other = new Thread(() -> {
      try {
        Box box = new Box();
        publish.invoke(null, box);
        box.a = 1;
        box.b = 1;
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
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
