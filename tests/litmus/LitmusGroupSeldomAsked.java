// Main asks for the threads of the group only if it has seen what the thread writes before it ends. Then the thread
// is still there, or has ended.
//
// outcome: not asked
// outcome: 0
// outcome: 1

import weaveproof.Check;

public class LitmusGroupSeldomAsked {
  static volatile boolean written;

  public static void main(String[] args) {
    ThreadGroup group = new ThreadGroup("group");
    Thread thread = new Thread(group, () -> written = true);
    thread.start();
    Check.outcome(written ? "" + group.activeCount() : "not asked");
  }
}
