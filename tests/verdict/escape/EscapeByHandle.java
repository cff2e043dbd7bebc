import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Through a VarHandle, in a mode weaker than volatile. */
public class EscapeByHandle {
  static class Box {
    int a;
    int b;
  }

  static Box shared;

  public static void main(String[] args) throws Exception {
    VarHandle handle = MethodHandles.lookup().findStaticVarHandle(EscapeByHandle.class, "shared", Box.class);
    Thread other = new Thread(() -> {
      Box box = new Box();
      handle.setOpaque(box);
      box.a = 1;
      box.b = 1;
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
