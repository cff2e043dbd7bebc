// A thread that main starts, and that a third thread looks at: not started yet, running, or ended. Nothing makes it
// wait.
//
// outcome: NEW
// outcome: RUNNABLE
// outcome: TERMINATED

import weaveproof.Check;

public class LitmusStateSeenByThird {
  static volatile int x;

  public static void main(String[] args) {
    Thread watched = new Thread(() -> x = 1);
    new Thread(() -> Check.outcome(watched.getState())).start();
    watched.start();
  }
}
