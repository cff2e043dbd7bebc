// System.arraycopy of references into an array that others see publishes what they refer to. The writer changes the
// object afterwards: the reader finds no object, or one with 1 or with 2 in it.
//
// outcome: none
// outcome: 1
// outcome: 2
//
// sanitize: yes

import weaveproof.Check;

public class LitmusEscapeByArrayCopy {
  static final int[][] SHARED = new int[1][];

  public static void main(String[] args) {
    new Thread(() -> {
      int[] cell = {1};
      int[][] local = {cell};
      System.arraycopy(local, 0, SHARED, 0, 1);
      cell[0] = 2;
    }).start();
    int[] found = SHARED[0];
    Check.outcome(found == null ? "none" : found[0]);
  }
}
