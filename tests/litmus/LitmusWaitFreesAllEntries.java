// wait() gives up the monitor however often it was entered, and takes it back as often. If one entry were kept, the
// other thread could never get in: a deadlock. If not all were taken back, the write of 1 could be seen by the other.
//
// The second thread enters twice: to put the signal, and later to look. It looks before or behind the waiter's block: 0
// or 2.
//
// outcome: 0
// outcome: 2

import weaveproof.Check;

public class LitmusWaitFreesAllEntries {
  static final Object LOCK = new Object();
  static boolean signal;
  static int x, seen;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      synchronized (LOCK) {
        synchronized (LOCK) {
          try {
            while (!signal) LOCK.wait();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        }
        x = 1;
        x = 2;
      }
    });
    waiter.start();
    synchronized (LOCK) {
      signal = true;
      LOCK.notify();
    }
    synchronized (LOCK) {
      seen = x;
    }
    waiter.join();
    Check.outcome(seen);
  }
}
