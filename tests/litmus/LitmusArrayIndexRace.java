// Which element a thread writes is known only when it has read the index, which main changes.
//
// The thread reads index 0 and writes element 0, before or behind all that main does: main sees 0 in element 1. Or it
// reads index 1 and writes element 1, behind main's look (0) or before it (5).
//
// outcome: looked 0, array 5 0
// outcome: looked 0, array 0 5
// outcome: looked 5, array 0 5

import weaveproof.Check;

public class LitmusArrayIndexRace {
  static final int[] ARRAY = new int[2];
  static int index;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> ARRAY[index] = 5);
    writer.start();
    index = 1;
    int looked = ARRAY[1];
    writer.join();
    Check.outcome("looked " + looked + ", array " + ARRAY[0] + " " + ARRAY[1]);
  }
}
