// tryLock without a time does not wait: it fails if the lock is held at that moment. The holder counts: one of the two
// may find it held; both fail never, as the first to try succeeds.
//
// outcome: a=true b=true count=2
// outcome: a=true b=false count=1
// outcome: a=false b=true count=1

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusTryLock {
  static final ReentrantLock LOCK = new ReentrantLock();
  static int count;
  static boolean a, b;

  static boolean attempt() {
    if (!LOCK.tryLock()) return false;
    count++;
    LOCK.unlock();
    return true;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = attempt());
    first.start();
    b = attempt();
    first.join();
    Check.outcome("a=" + a + " b=" + b + " count=" + count);
  }
}
