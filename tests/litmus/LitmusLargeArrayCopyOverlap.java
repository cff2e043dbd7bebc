// As LitmusArrayCopyOverlap, in an array so large that it is stored in pieces of 32 ints: the elements that are moved
// lie on both sides of a border between two pieces, and the one that the other thread writes is the last before it.
//
// {1, 2, 3} becomes {1, 1, 2} as if through a second array, while 9 is stored into the middle. Before the copy reads
// it there: the 9 moves on, and is overwritten where it was: 1 1 9. Between that read and the write: the 9 is lost: 1
// 1 2. Later: it stays: 1 9 2. The elements behind them stay 0 in any case.
//
// outcome: 1 1 9 0
// outcome: 1 1 2 0
// outcome: 1 9 2 0
//
// sanitize: yes

import weaveproof.Check;

public class LitmusLargeArrayCopyOverlap {
  static final int[] SHARED = new int[1000];

  public static void main(String[] args) throws InterruptedException {
    SHARED[30] = 1;
    SHARED[31] = 2;
    SHARED[32] = 3;
    Thread mover = new Thread(() -> System.arraycopy(SHARED, 30, SHARED, 31, 2));
    Thread writer = new Thread(() -> SHARED[31] = 9);
    mover.start();
    writer.start();
    mover.join();
    writer.join();
    Check.outcome(SHARED[30] + " " + SHARED[31] + " " + SHARED[32] + " " + SHARED[33]);
  }
}
