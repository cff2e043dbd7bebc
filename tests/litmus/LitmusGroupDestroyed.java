// A group with a thread in it cannot be destroyed; once the thread has left it, it can, and then no thread can be
// made in it. destroy and the end of the thread can come in either order.
//
// From 19 on, groups are not destroyed: destroy does nothing.
//
// outcome: in use
// outcome: destroyed
// outcome 21, 25: still there

import weaveproof.Check;

public class LitmusGroupDestroyed {
  public static void main(String[] args) {
    ThreadGroup group = new ThreadGroup("group");
    new Thread(group, () -> { }).start();
    try {
      group.destroy();
    } catch (IllegalThreadStateException e) {
      Check.outcome("in use");
      return;
    }
    try {
      new Thread(group, () -> { });
      Check.outcome("still there");
    } catch (IllegalThreadStateException e) {
      Check.outcome("destroyed");
    }
  }
}
