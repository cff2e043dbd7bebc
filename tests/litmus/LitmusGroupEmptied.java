// sanitize: yes
// The last thread that leaves a group notifies whoever waits on it. Main tests the count under the group's monitor,
// which a thread needs to leave the list, so it cannot miss that. From 19 on, groups have no lists, and notify no thread: main
// finds the group empty, or waits for ever.
//
// outcome: empty
// outcome 21, 25: empty
// outcome 21, 25: deadlock

import weaveproof.Check;

public class LitmusGroupEmptied {
  public static void main(String[] args) throws InterruptedException {
    ThreadGroup group = new ThreadGroup("group");
    new Thread(group, () -> { }).start();
    synchronized (group) {
      while (group.activeCount() > 0) group.wait();
    }
    Check.outcome("empty");
  }
}
