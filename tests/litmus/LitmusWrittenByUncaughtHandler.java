// The thread ends with an exception, and the handler for uncaught ones, which it runs last, writes the field.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import weaveproof.Check;

public class LitmusWrittenByUncaughtHandler {
  static class Box {
    int x;
  }

  static final Box BOX = new Box();
  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      throw new IllegalStateException();
    });
    writer.setUncaughtExceptionHandler((thread, e) -> BOX.x = 1);
    writer.start();
    BOX.x = 2;
    int r = BOX.x;
    writer.join();
    Check.outcome("r=" + r + " x=" + BOX.x);
  }
}
