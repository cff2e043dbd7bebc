// Two threads use a class for the first time. One of them initialises it, the other waits until that is done: nobody
// sees the zeros from before, and the initialiser runs once.
//
// The threads tell what they saw, and main how often the initialiser ran.
//
// outcome: a 7 b 7 runs 1

import weaveproof.Check;

public class LitmusClassInitOnce {
  static volatile int runs;
  static int a, b;

  static class Lazy {
    static int value;

    static {
      runs++;
      value = 3;
      value = 7;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = Lazy.value);
    Thread second = new Thread(() -> b = Lazy.value);
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome("a " + a + " b " + b + " runs " + runs);
  }
}
