// A sleep may end at any time, so a longer sleep may end before a shorter one.
//
// outcome: 0
// outcome: 1

import weaveproof.Check;

public class LitmusSleepsInAnyOrder {
  static volatile int x;

  static void sleep(int milliseconds) {
    try {
      Thread.sleep(milliseconds);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      sleep(1);
      x = 1;
    }).start();
    sleep(1000);
    Check.outcome(x);
  }
}
