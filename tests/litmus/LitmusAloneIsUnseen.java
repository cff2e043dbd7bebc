// A thread that is left alone need not stop at what it does to memory; on other schedules it does the same beside others.
//
// outcome: false
// outcome: true

import weaveproof.Check;

public class LitmusAloneIsUnseen {
  static volatile int y, h;

  public static void main(String[] args) {
    new Thread(() -> {
      while (y == 0) Thread.yield();
      h = 1;
    }).start();
    y = 1;
    Check.outcome(h == 1);
  }
}
