// Two threads draw a number, say it, and halt the program. Whoever draws 0 may say it before the other halts. Whoever
// draws 1 may say it too, if the first one is slow.
//
// outcome: main 0
// outcome: main 1
// outcome: other 0
// outcome: other 1

import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusHaltTwice {
  static final AtomicInteger NUMBER = new AtomicInteger();

  static void end(String name) {
    Check.outcome(name + " " + NUMBER.getAndIncrement());
    Runtime.getRuntime().halt(0);
  }

  public static void main(String[] args) {
    new Thread(() -> end("other")).start();
    end("main");
  }
}
