// A thread that is interrupted already does not wait: wait, sleep and join throw at once and clear the flag; even
// wait(0) with nobody to notify is no deadlock.
//
// outcome: wait threw flag=false, sleep threw flag=false, join threw flag=false

import weaveproof.Check;

public class LitmusInterruptBeforeWait {
  interface Blocking {
    void run() throws InterruptedException;
  }

  static String attempt(Blocking body) {
    Thread.currentThread().interrupt();
    try {
      body.run();
      return "returned";
    } catch (InterruptedException e) {
      return "threw flag=" + Thread.currentThread().isInterrupted();
    }
  }

  public static void main(String[] args) {
    Object lock = new Object();
    Thread self = Thread.currentThread();
    String all = "wait " + attempt(() -> {
      synchronized (lock) {
        lock.wait();
      }
    });
    all += ", sleep " + attempt(() -> Thread.sleep(1));
    all += ", join " + attempt(self::join);
    Check.outcome(all);
  }
}
