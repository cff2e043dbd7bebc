// A monitor and a ReentrantLock, taken in opposite order: one thread waits as the language has it, the other as the
// library has it, and each has what the other wants.
//
// outcome: last a
// outcome: last b
// outcome: deadlock

import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusLockAndMonitor {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Object MONITOR = new Object();
  static char last;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      synchronized (MONITOR) {
        LOCK.lock();
        last = 'a';
        LOCK.unlock();
      }
    });
    other.start();
    LOCK.lock();
    synchronized (MONITOR) {
      last = 'b';
    }
    LOCK.unlock();
    other.join();
    Check.outcome("last " + last);
  }
}
