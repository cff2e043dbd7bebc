// The thread writes the field by reflection: no instruction of the program names it there.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import weaveproof.Check;

public class LitmusWrittenByReflection {
  static class Box {
    int x;
  }

  static final Box BOX = new Box();
  public static void main(String[] args) throws Exception {
    java.lang.reflect.Field field = Box.class.getDeclaredField("x");
    Thread writer = new Thread(() -> {
      try {
        field.setInt(BOX, 1);
      } catch (IllegalAccessException e) {
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
