// Two writes of one variable by two threads, in either order, and a third thread that reads twice.
//
// The variable is 0 and then 1, 2, or 0 and then 2, 1. Two reads see two of the values of one such line that do not go
// backwards: 0 0, 0 1, 0 2, 1 1, 2 2 of both; 1 2 only of the first order, 2 1 only of the second. A 0 behind something
// else is impossible. The order of the two writes matters only to who looks between them.
//
// outcome: 0 0
// outcome: 0 1
// outcome: 0 2
// outcome: 1 1
// outcome: 1 2
// outcome: 2 1
// outcome: 2 2

import weaveproof.Check;

public class LitmusWriteWriteSeen {
  static int x;

  public static void main(String[] args) {
    new Thread(() -> x = 1).start();
    new Thread(() -> x = 2).start();
    int first = x;
    int second = x;
    Check.outcome(first + " " + second);
  }
}
