// The thread writes the field by a VarHandle: no instruction of the program names it there.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import weaveproof.Check;

public class LitmusWrittenByVarHandle {
  static class Box {
    int x;
  }

  static final Box BOX = new Box();
  public static void main(String[] args) throws Exception {
    VarHandle handle = MethodHandles.lookup().findVarHandle(Box.class, "x", int.class);
    Thread writer = new Thread(() -> handle.set(BOX, 1));
    writer.start();
    BOX.x = 2;
    int r = BOX.x;
    writer.join();
    Check.outcome("r=" + r + " x=" + BOX.x);
  }
}
