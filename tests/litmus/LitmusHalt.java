// Runtime.halt ends the program at once: no hook runs, and a thread that would end later does not matter. The other
// thread gets to its words or not.
//
// outcome: other
// outcome: halting

import weaveproof.Check;

public class LitmusHalt {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> Check.outcome("hook")));
    new Thread(() -> Check.outcome("other")).start();
    Check.outcome("halting");
    Runtime.getRuntime().halt(0);
  }
}
