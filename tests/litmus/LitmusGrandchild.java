// A thread starts a thread, and main waits for the first only. The grandchild runs at any time behind its start: it
// sees the x from before the start (1) or the later one (2), and main looks before it has written (0) or behind.
//
// outcome: 0
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusGrandchild {
  static volatile int x, y;

  public static void main(String[] args) throws InterruptedException {
    Thread grandchild = new Thread(() -> y = x);
    Thread child = new Thread(() -> {
      x = 1;
      grandchild.start();
      x = 2;
    });
    child.start();
    child.join();
    Check.outcome(y);
  }
}
