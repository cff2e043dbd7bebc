// Unlike notify, signal wakes the waiter that has waited longest: the conditions of a ReentrantLock are documented to
// be first in, first out. Three threads meet: the first two to get the lock wait, the third signals, and the one that
// it wakes signals the other. They come in any order, and those who waited leave in that order.
//
// The signaller of the first has left the lock, or still holds it, when the woken one wants it back; nobody else is
// there to come between, as all have come.
//
// outcome: came 123 left 12
// outcome: came 132 left 13
// outcome: came 213 left 21
// outcome: came 231 left 23
// outcome: came 312 left 31
// outcome: came 321 left 32

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusConditionOrder {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static int came, left;

  static void meet(int me) {
    LOCK.lock();
    came = came * 10 + me;
    if (came < 100) {
      CONDITION.awaitUninterruptibly();
      left = left * 10 + me;
    }
    CONDITION.signal();
    LOCK.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> meet(1));
    Thread second = new Thread(() -> meet(2));
    first.start();
    second.start();
    meet(3);
    first.join();
    second.join();
    Check.outcome("came " + came + " left " + left);
  }
}
