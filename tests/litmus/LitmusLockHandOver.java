// Three threads come to a ReentrantLock, each once: all six orders. The lock is not fair and gives no order to those
// that come at the same time.
//
// (The two others call lock in an atomic step, which stops where it has to wait: too many states otherwise.)
//
// outcome: 123
// outcome: 132
// outcome: 213
// outcome: 231
// outcome: 312
// outcome: 321

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockHandOver {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int order;

  static void enter(int me) {
    LOCK.lock();
    order = 10 * order + me;
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> Check.atomic(() -> enter(1)));
    Thread second = new Thread(() -> Check.atomic(() -> enter(2)));
    first.start();
    second.start();
    Check.atomic(() -> enter(3));
    first.join();
    second.join();
    Check.outcome(order);
  }
}
