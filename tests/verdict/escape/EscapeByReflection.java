import java.lang.reflect.Field;

/** Through a field that is set by reflection. */
public class EscapeByReflection {
  static class Box {
    int a;
    int b;
  }

  static Box shared;

  public static void main(String[] args) throws Exception {
    Field field = EscapeByReflection.class.getDeclaredField("shared");
    Thread other = new Thread(() -> {
      try {
        Box box = new Box();
        field.set(null, box);
        box.a = 1;
        box.b = 1;
      } catch (IllegalAccessException e) {
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
