// The thread uses a class for the first time, and its static initialiser writes the field.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import weaveproof.Check;

public class LitmusWrittenByInitialiser {
  static class Box {
    int x;
  }

  static final Box BOX = new Box();

  static class Late {
    static final int SIZE = write();

    static int write() {
      BOX.x = 1;
      return new int[3].length;
    }
  }
  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      int size = Late.SIZE;
      assert size == 3;
    });
    writer.start();
    BOX.x = 2;
    int r = BOX.x;
    writer.join();
    Check.outcome("r=" + r + " x=" + BOX.x);
  }
}
