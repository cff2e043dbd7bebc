// Two conditions of one lock: a signal to the one does not wake who waits on the other. Main signals the first, on
// which a thread waits by then; that one signals the second.
//
// The second thread waits in time: the first goes on, and then the second. It comes behind the first one's signal: it
// waits for ever. It does not go on before the first.
//
// outcome: 12
// outcome: deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusTwoConditions {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition FIRST = LOCK.newCondition(), SECOND = LOCK.newCondition();
  static volatile boolean came;
  static int order;

  static void pass(Condition mine, int me, Condition next) {
    LOCK.lock();
    came = true;
    mine.awaitUninterruptibly();
    order = 10 * order + me;
    next.signal();
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> pass(FIRST, 1, SECOND)).start();
    while (!came) Thread.yield();
    LOCK.lock();
    FIRST.signal();
    LOCK.unlock();
    pass(SECOND, 2, FIRST);
    Check.outcome(order);
  }
}
