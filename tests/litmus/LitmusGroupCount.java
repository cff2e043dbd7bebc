// The thread is on its group's list from before it runs until it is about to end. So main finds one thread, or none
// when it has ended; a second look finds no more than the first. Behind join there is none.
//
// outcome: 1 1 0
// outcome: 1 0 0
// outcome: 0 0 0

import weaveproof.Check;

public class LitmusGroupCount {
  public static void main(String[] args) throws InterruptedException {
    ThreadGroup group = new ThreadGroup("group");
    Thread thread = new Thread(group, () -> { });
    thread.start();
    int first = group.activeCount(), second = group.enumerate(new Thread[2]);
    thread.join();
    Check.outcome(first + " " + second + " " + group.activeCount());
  }
}
