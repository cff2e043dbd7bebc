// Whether a ReentrantLock is fair decides who is preferred among those that wait; it takes no order away, as the
// threads may come in any order.
//
// outcome: fair=true order=12
// outcome: fair=true order=21
// outcome: fair=false order=12
// outcome: fair=false order=21

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockFairness {
  static ReentrantLock lock;
  static int order;

  static void enter(int me) {
    lock.lock();
    order = order * 10 + me;
    lock.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    boolean fair = Check.anyBoolean();
    lock = new ReentrantLock(fair);
    Thread first = new Thread(() -> enter(1));
    first.start();
    enter(2);
    first.join();
    Check.outcome("fair=" + fair + " order=" + order);
  }
}
