// As CountNotify, whose words are used here, with notifyAll: one alternative, whoever waits.
//
//   B: 8 states, 12 transitions. I: 4 states, 4 transitions.
//   D, nobody was woken (bb): 8 states, 8 transitions. D, one was woken and the other had not come to wait: 6 states, 6
//       transitions, twice. D, both woken: n or d each: 4 states; nn 2, nd and dn 1: 4 transitions.
//
// With everything visible:
//   B, I: as before. J: bb, nb, bn, nn: 4 states with 1 transition each.
//   U and D, nobody woken: 16 states, 24 transitions. One woken: 44 states, 74 transitions.
//   U and D, both woken: n, o, u or d each, but not both o: 15 states; two transitions from nn, nu, un, uu, ou, uo,
//       none from dd, one from the other 8: 20. Twice, and 15 reads in U: 30 states, 55 transitions.
// In all 106 states and 173 transitions; twice for main's own read, which is one transition from each of the 106.
//
// states: 1 + 8 + 4 + 8 + 2*6 + 4 = 37
// transitions: 1 + 12 + 4 + 8 + 2*6 + 4 = 41
// states, all visible: 1 + 2*(8 + 4 + 4 + 16 + 44 + 30) = 213
// transitions, all visible: 1 + 2*(12 + 4 + 4 + 24 + 74 + 55) + 106 = 453

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountNotifyAll {
  static class Waiter extends Thread {
    @Override
    public void run() {
      synchronized (CountNotifyAll.class) {
        try {
          CountNotifyAll.class.wait();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
      LockSupport.park();
    }
  }

  static class Notifier extends Thread {
    @Override
    public void run() {
      synchronized (CountNotifyAll.class) {
        CountNotifyAll.class.notifyAll();
      }
      LockSupport.park();
    }
  }

  static class Starter implements Runnable {
    @Override
    public void run() {
      LockSupport.unpark(null);
      new Waiter().start();
      new Waiter().start();
      new Notifier().start();
    }
  }

  public static void main(String[] args) {
    Check.atomic(new Starter());
    LockSupport.park();
  }
}
