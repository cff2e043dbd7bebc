// The thread calls by reflection a method that writes the field.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import weaveproof.Check;

public class LitmusWrittenByReflectiveCall {
  static class Box {
    int x;

    void write() { x = 1; }
  }

  static final Box BOX = new Box();
  public static void main(String[] args) throws Exception {
    java.lang.reflect.Method method = Box.class.getDeclaredMethod("write");
    Thread writer = new Thread(() -> {
      try {
        method.invoke(BOX);
      } catch (ReflectiveOperationException e) {
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
