// The thread that initialises a class may use it meanwhile, and sees what has been set so far: here 0 for a variable
// whose turn has not come. The other thread waits and sees the final values only.
//
// outcome: early 0 late 5

import weaveproof.Check;

public class LitmusClassInitRecursion {
  static String seen;

  static class Lazy {
    static int early = look();
    static int late = Integer.parseInt("5");

    static int look() {
      return late;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> Lazy.look());
    Thread second = new Thread(() -> seen = "early " + Lazy.early + " late " + Lazy.late);
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome(seen);
  }
}
