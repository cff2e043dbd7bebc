// The thread writes the field by a method handle, which is a setter.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import weaveproof.Check;

public class LitmusWrittenByMethodHandle {
  static class Box {
    int x;
  }

  static final Box BOX = new Box();
  public static void main(String[] args) throws Exception {
    MethodHandle handle = MethodHandles.lookup().findSetter(Box.class, "x", int.class);
    Thread writer = new Thread(() -> {
      try {
        handle.invokeExact(BOX, 1);
      } catch (Throwable e) {
        throw new AssertionError(e);
      }
    });
    writer.start();
    BOX.x = 2;
    int r = BOX.x;
    writer.join();
    Check.outcome("r=" + r + " x=" + BOX.x);
  }
}
