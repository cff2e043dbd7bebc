// A thread that has not been started can be interrupted; since Java 14 the JDK documents that this is recorded. So
// nothing is left to chance: the new thread finds itself interrupted, and its sleep throws.
//
// outcome: sleep threw

import weaveproof.Check;

public class LitmusInterruptUnstarted {
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Thread sleeper = new Thread(() -> {
      try {
        Thread.sleep(1);
        result = "slept";
      } catch (InterruptedException e) {
        result = "sleep threw";
      }
    });
    sleeper.interrupt();
    sleeper.start();
    sleeper.join();
    Check.outcome(result);
  }
}
