// An InheritableThreadLocal hands the parent's value to the child when the child is made: not a copy, the same object.
// Main changes it behind the start: the child sees it before or after. A plain ThreadLocal hands over nothing.
//
// outcome: inherited 1 own null
// outcome: inherited 2 own null
//
// sanitize: yes

import weaveproof.Check;

public class LitmusEscapeByInheritance {
  static final InheritableThreadLocal<int[]> INHERITED = new InheritableThreadLocal<>();
  static final ThreadLocal<int[]> OWN = new ThreadLocal<>();
  static String seen;

  public static void main(String[] args) throws InterruptedException {
    int[] cell = {1};
    INHERITED.set(cell);
    OWN.set(cell);
    Thread child = new Thread(() -> seen = "inherited " + INHERITED.get()[0] + " own " + OWN.get());
    child.start();
    cell[0] = 2;
    child.join();
    Check.outcome(seen);
  }
}
