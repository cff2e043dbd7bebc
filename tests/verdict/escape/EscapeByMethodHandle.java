// sanitize-thread: yes
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** The setter of a field, as a method handle. */
public class EscapeByMethodHandle {
  static class Box {
    int a;
    int b;
  }

  static Box shared;

  public static void main(String[] args) throws Exception {
    MethodHandle setter = MethodHandles.lookup().findStaticSetter(EscapeByMethodHandle.class, "shared", Box.class);
    Thread other = new Thread(() -> {
      try {
        Box box = new Box();
        setter.invokeExact(box);
        box.a = 1;
        box.b = 1;
      } catch (Throwable e) {
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
