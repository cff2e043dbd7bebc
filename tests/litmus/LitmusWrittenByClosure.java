// The thread writes the field by a lambda that was made elsewhere, captures the object, and is kept in a list.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import java.util.ArrayList;
import java.util.List;
import weaveproof.Check;

public class LitmusWrittenByClosure {
  static class Box {
    int x;
  }

  static final Box BOX = new Box();
  public static void main(String[] args) throws InterruptedException {
    List<Runnable> tasks = new ArrayList<>();
    Box captured = BOX;
    tasks.add(() -> captured.x = 1);
    Thread writer = new Thread(() -> tasks.forEach(Runnable::run));
    writer.start();
    BOX.x = 2;
    int r = BOX.x;
    writer.join();
    Check.outcome("r=" + r + " x=" + BOX.x);
  }
}
