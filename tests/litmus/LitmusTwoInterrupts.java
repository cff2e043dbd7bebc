// Two interrupts are one flag. Two clearing looks see both, if one interrupt falls before the first look and one
// between the two; otherwise one of them sees all there is, or neither sees anything.
//
// outcome: true true
// outcome: true false
// outcome: false true
// outcome: false false

import weaveproof.Check;

public class LitmusTwoInterrupts {
  static String seen;

  public static void main(String[] args) throws InterruptedException {
    Thread looker = new Thread(() -> {
      boolean first = Thread.interrupted();
      boolean second = Thread.interrupted();
      seen = first + " " + second;
    });
    Thread other = new Thread(looker::interrupt);
    looker.start();
    other.start();
    looker.interrupt();
    other.join();
    looker.join();
    Check.outcome(seen);
  }
}
