// A SynchronousQueue: put returns when somebody has taken the thing, and not before. So main, which takes, never sees
// the write behind the put before its own take; afterwards it may.
//
// outcome: before 0 took 5 after 0
// outcome: before 0 took 5 after 1

import java.util.concurrent.SynchronousQueue;
import weaveproof.Check;

public class LitmusHandOver {
  static final SynchronousQueue<Integer> QUEUE = new SynchronousQueue<>();
  static volatile int x;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      try {
        QUEUE.put(5);
        x = 1;
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }).start();
    int before = x;
    int taken = QUEUE.take();
    Check.outcome("before " + before + " took " + taken + " after " + x);
  }
}
