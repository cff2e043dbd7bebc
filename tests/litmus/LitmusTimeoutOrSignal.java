// A waiter whose time is over takes itself out of the queue of the condition; a signal that comes first reaches it, and one
// that comes later the other waiter.
//
// outcome: 1 signalled 2 waits
// outcome: 1 gave up 2 signalled
// outcome: 1 gave up 2 waits

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;
import weaveproof.Check;

public class LitmusTimeoutOrSignal {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static String first = "", second = "2 waits";

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      LOCK.lock();
      try { first = CONDITION.await(1, TimeUnit.SECONDS) ? "1 signalled" : "1 gave up"; } catch (InterruptedException e) { }
      LOCK.unlock();
    });
    Thread b = new Thread(() -> {
      LOCK.lock();
      CONDITION.awaitUninterruptibly();
      second = "2 signalled";
      LOCK.unlock();
    });
    b.setDaemon(true);
    a.start();
    b.start();
    LOCK.lock();
    CONDITION.signal();
    LOCK.unlock();
    a.join();
    b.join(100);
    LOCK.lock();
    Check.outcome(first + " " + second);
    LOCK.unlock();
  }
}
