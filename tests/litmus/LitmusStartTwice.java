// A thread can be started once. Two threads try: one of them does it, the other gets IllegalThreadStateException,
// whether the started thread still runs or not. It runs once.
//
// outcome: a threw, runs 1
// outcome: b threw, runs 1

import weaveproof.Check;

public class LitmusStartTwice {
  static int runs;
  static String threw = "";

  static void tryStart(Thread thread, String me) {
    try {
      thread.start();
    } catch (IllegalThreadStateException e) {
      threw += me;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread contested = new Thread(() -> runs++);
    Thread a = new Thread(() -> tryStart(contested, "a"));
    a.start();
    tryStart(contested, "b");
    a.join();
    contested.join();
    Check.outcome(threw + " threw, runs " + runs);
  }
}
