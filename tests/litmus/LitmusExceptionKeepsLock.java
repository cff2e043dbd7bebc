// The other way round from LitmusExceptionFreesMonitor: a ReentrantLock is not given up by an exception. Who comes to
// lock() afterwards waits for ever for a thread that is no more; who came before is done.
//
// outcome: got it
// outcome: exception java.lang.IllegalStateException
// outcome: deadlock

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusExceptionKeepsLock {
  static final ReentrantLock LOCK = new ReentrantLock();

  public static void main(String[] args) throws InterruptedException {
    Thread thrower = new Thread(() -> {
      LOCK.lock();
      throw new IllegalStateException("on purpose");
    });
    thrower.start();
    LOCK.lock();
    LOCK.unlock();
    thrower.join();
    Check.outcome("got it");
  }
}
