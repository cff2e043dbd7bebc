// Elements of an array under two locks: even ones under the first, odd ones under the second. The writer's section
// for element 2 is under the first. Main reads element 2 under the lock that it takes to belong to it: under the
// first it sees nothing of the middle (0 or 2), under the second it does.
//
// outcome: right 0
// outcome: right 2
// outcome: wrong 0
// outcome: wrong 1
// outcome: wrong 2

import weaveproof.Check;

public class LitmusStripes {
  static final Object[] LOCKS = {new Object(), new Object()};
  static final int[] ELEMENTS = new int[4];

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (LOCKS[2 % 2]) {
        ELEMENTS[2] = 1;
        ELEMENTS[2] = 2;
      }
    }).start();
    int stripe = Check.choose(0, 1);
    synchronized (LOCKS[stripe]) {
      Check.outcome((stripe == 0 ? "right " : "wrong ") + ELEMENTS[2]);
    }
  }
}
