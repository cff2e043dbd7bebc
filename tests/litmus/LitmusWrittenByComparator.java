// The thread sorts two elements; the library calls a comparator, which writes the field.
//
// The thread writes 1 before main writes 2 (r=2, x=2), between main's write and its look (r=1, x=1), or behind both (r=2, x=1).
//
// outcome: r=2 x=2
// outcome: r=1 x=1
// outcome: r=2 x=1

import java.util.Arrays;
import weaveproof.Check;

public class LitmusWrittenByComparator {
  static class Box {
    int x;
  }

  static final Box BOX = new Box();
  public static void main(String[] args) throws InterruptedException {
    Integer[] numbers = {2, 1};
    Thread writer = new Thread(() -> Arrays.sort(numbers, (a, b) -> {
      BOX.x = 1;
      return a - b;
    }));
    writer.start();
    BOX.x = 2;
    int r = BOX.x;
    writer.join();
    Check.outcome("r=" + r + " x=" + BOX.x);
  }
}
