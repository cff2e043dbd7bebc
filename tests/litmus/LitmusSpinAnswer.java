// Question and answer by two loops: the other thread turns until x is set and then sets y, for which main turns. Main
// has looked once before its loop: the answer was there already or not.
//
// outcome: first look 0
// outcome: first look 1

import weaveproof.Check;

public class LitmusSpinAnswer {
  static volatile int x, y;

  public static void main(String[] args) {
    new Thread(() -> {
      while (x == 0) Thread.yield();
      y = 1;
    }).start();
    x = 1;
    int first = y;
    while (y == 0) Thread.yield();
    Check.outcome("first look " + first);
  }
}
