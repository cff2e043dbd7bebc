// The end of main is not the end of the program while another non-daemon thread lives: that thread always gets to its
// outcome. It sees x before or behind the last write of main.
//
// outcome: x=0
// outcome: x=1

import weaveproof.Check;

public class LitmusMainEndsFirst {
  static volatile int x;

  public static void main(String[] args) {
    new Thread(() -> {
      Thread.yield();
      Check.outcome("x=" + x);
    }).start();
    x = 1;
  }
}
