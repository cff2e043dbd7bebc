// join with a time-out returns when the thread has ended or at any time before. Main then looks first whether the
// thread is alive and then at what it wrote. A thread that is not alive has written; one that was alive a moment ago
// may or may not have.
//
// outcome: alive=true x=0
// outcome: alive=true x=1
// outcome: alive=false x=1

import weaveproof.Check;

public class LitmusJoinTimed {
  static int x;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> x = 1);
    writer.start();
    writer.join(1);
    boolean alive = writer.isAlive();
    Check.outcome("alive=" + alive + " x=" + x);
  }
}
