// Thread.interrupted() reads and clears the flag, isInterrupted() only reads it. One interrupt, three looks: two that
// clear, one that does not. The first look behind the interrupt sees it and, if it clears, the later ones do not.
//
// outcome: true false false
// outcome: false true false
// outcome: false false true
// outcome: false false false

import weaveproof.Check;

public class LitmusInterruptFlag {
  static String seen;

  public static void main(String[] args) throws InterruptedException {
    Thread looker = new Thread(() -> {
      boolean first = Thread.interrupted();
      boolean second = Thread.interrupted();
      boolean third = Thread.currentThread().isInterrupted();
      seen = first + " " + second + " " + third;
    });
    looker.start();
    looker.interrupt();
    looker.join();
    Check.outcome(seen);
  }
}
