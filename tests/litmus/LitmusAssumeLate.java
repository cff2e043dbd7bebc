// An assumption that fails ends the path there, not before: what another thread does until then counts. The first thread writes x
// and then assumes what is false; the second reads x meanwhile, so it sees 0 or 1. What the first would do behind its assumption
// does not happen.
//
// outcome: 0
// outcome: 1

import weaveproof.Check;

public class LitmusAssumeLate {
  static volatile int x;

  public static void main(String[] args) {
    new Thread(() -> Check.outcome(x)).start();
    x = 1;
    Check.assume(args.length > 0);
    Check.outcome("behind");
  }
}
