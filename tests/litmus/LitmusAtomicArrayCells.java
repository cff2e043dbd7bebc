// Two cells of an atomic array, each changed by one thread and read by the other: as in store buffering, at least one
// sees the other's, for all see one order. And both add to the third: 1 and 2, whoever is first.
//
// The adding comes behind the reads: other first gives main 2 and itself 1.
//
// outcome: other saw 0 and drew 1, main saw 1 and drew 2
// outcome: other saw 0 and drew 2, main saw 1 and drew 1
// outcome: other saw 1 and drew 1, main saw 0 and drew 2
// outcome: other saw 1 and drew 2, main saw 0 and drew 1
// outcome: other saw 1 and drew 1, main saw 1 and drew 2
// outcome: other saw 1 and drew 2, main saw 1 and drew 1

import java.util.concurrent.atomic.AtomicIntegerArray;
import weaveproof.Check;

public class LitmusAtomicArrayCells {
  static final AtomicIntegerArray CELLS = new AtomicIntegerArray(3);

  static String turn(int mine, int others) {
    CELLS.set(mine, 1);
    int saw = CELLS.get(others);
    return "saw " + saw + " and drew " + CELLS.incrementAndGet(2);
  }

  public static void main(String[] args) throws InterruptedException {
    String[] other = new String[1];
    Thread thread = new Thread(() -> other[0] = turn(0, 1));
    thread.start();
    String mine = turn(1, 0);
    thread.join();
    Check.outcome("other " + other[0] + ", main " + mine);
  }
}
