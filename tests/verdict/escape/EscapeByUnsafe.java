import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Unsafe writes a reference where another thread reads it. */
public class EscapeByUnsafe {
  static class Box {
    int a;
    int b;
  }

  static final Box[] SHARED = new Box[1];

  public static void main(String[] args) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    Thread other = new Thread(() -> {
      Box box = new Box();
      unsafe.putObject(SHARED, (long) Unsafe.ARRAY_OBJECT_BASE_OFFSET, box);
      box.a = 1;
      box.b = 1;
    });
    other.start();
    Box seen = SHARED[0];
    if (seen != null) {
      int a = seen.a;
      int b = seen.b;
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
