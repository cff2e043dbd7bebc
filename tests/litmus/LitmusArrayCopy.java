// System.arraycopy into a shared array is no single action: every element is copied by itself, from the first to the
// last. The reader looks at element 0 and then at element 1.
//
// 0 0 before the copy, 1 1 behind it. 1 0: both reads between the two elements. 0 1: the first read before the copy,
// the second behind it.
//
// outcome: 0 0
// outcome: 0 1
// outcome: 1 0
// outcome: 1 1

import weaveproof.Check;

public class LitmusArrayCopy {
  static final int[] SHARED = new int[2];
  static int r0, r1;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> System.arraycopy(new int[] {1, 1}, 0, SHARED, 0, 2));
    Thread reader = new Thread(() -> {
      r0 = SHARED[0];
      r1 = SHARED[1];
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome(r0 + " " + r1);
  }
}
