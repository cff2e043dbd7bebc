// The field is written by a thread that another one starts, when main does not wait for it to start.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import weaveproof.Check;

public class LitmusWrittenByGrandchild {
  static class Box {
    int x;
  }

  static final Box BOX = new Box();

  static Thread later;
  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      later = new Thread(() -> BOX.x = 1);
      later.start();
      try {
        later.join();
      } catch (InterruptedException e) {
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
