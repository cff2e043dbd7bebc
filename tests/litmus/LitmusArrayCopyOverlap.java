// A copy within one array, moved up by one: {1, 2, 3} becomes {1, 1, 2} as if through a second array. Meanwhile another
// thread stores 9 into element 1, which is both read and written by the copy.
//
// 9 stored before the copy reads element 1: it moves on to element 2, and element 1 is overwritten: 1 1 9. Between that
// read and the write of element 1: 9 is lost: 1 1 2. Behind the write of element 1: it stays there: 1 9 2.
//
// outcome: 1 1 9
// outcome: 1 1 2
// outcome: 1 9 2
//
// sanitize: yes

import weaveproof.Check;

public class LitmusArrayCopyOverlap {
  static final int[] SHARED = {1, 2, 3};

  public static void main(String[] args) throws InterruptedException {
    Thread mover = new Thread(() -> System.arraycopy(SHARED, 0, SHARED, 1, 2));
    Thread writer = new Thread(() -> SHARED[1] = 9);
    mover.start();
    writer.start();
    mover.join();
    writer.join();
    Check.outcome(SHARED[0] + " " + SHARED[1] + " " + SHARED[2]);
  }
}
