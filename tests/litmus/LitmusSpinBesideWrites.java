// One thread turns in a loop until main lets it go; another writes a and then b, which the loop has nothing to do with.
// The first reads a and b behind the loop, at any time with respect to the writes: they must not be put off while the
// loop turns, nor be done before it is left.
//
// 0 1: a read before the first write, b behind the second.
//
// outcome: 0 0
// outcome: 1 0
// outcome: 0 1
// outcome: 1 1

import weaveproof.Check;

public class LitmusSpinBesideWrites {
  static int go, a, b;

  public static void main(String[] args) {
    new Thread(() -> {
      while (go == 0) Thread.onSpinWait();
      int first = a;
      Check.outcome(first + " " + b);
    }).start();
    new Thread(() -> {
      a = 1;
      b = 1;
    }).start();
    go = 1;
  }
}
