// Three threads wait, two notify once each (if they find all three waiting; else nobody is woken by them). Which two
// are woken is open, and so is in which order: what one notify chooses from depends on what the other one has chosen.
// The third waits for ever.
//
// outcome: woken 12
// outcome: woken 13
// outcome: woken 21
// outcome: woken 23
// outcome: woken 31
// outcome: woken 32
// outcome: deadlock
//
// sanitize: yes

import weaveproof.Check;

public class LitmusTwoNotifies {
  static final Object LOCK = new Object();
  static int waiting, woken;

  static void waitAs(int me) {
    synchronized (LOCK) {
      waiting++;
      try {
        LOCK.wait();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      woken = 10 * woken + me;
      if (woken > 9) Check.outcome("woken " + woken);
    }
  }

  static void notifyOne() {
    synchronized (LOCK) {
      if (waiting == 3) LOCK.notify();
    }
  }

  public static void main(String[] args) {
    for (int i = 1; i <= 3; i++) {
      int me = i;
      new Thread(() -> waitAs(me)).start();
    }
    new Thread(LitmusTwoNotifies::notifyOne).start();
    notifyOne();
  }
}
