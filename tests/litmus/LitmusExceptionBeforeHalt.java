// Main halts the program at once. The other thread has done nothing by then, or is through one of its steps, or has
// reached the point where it fails, which depends on nothing that main does: yet it must be tried before main's halt.
//
// outcome: main
// outcome: other
// outcome: exception java.lang.IllegalStateException

import weaveproof.Check;

public class LitmusExceptionBeforeHalt {
  static volatile int x;

  public static void main(String[] args) {
    new Thread(() -> {
      x = 1;
      Check.outcome("other");
      x = 2;
      throw new IllegalStateException("on purpose");
    }).start();
    Check.outcome("main");
    Runtime.getRuntime().halt(0);
  }
}
