// Two threads that wait and one that notifies once, all under one monitor.
//
// A waiter enters, waits, and takes the monitor back when woken; leaving is part of that. Its places: b before
// entering, i inside, s in the wait set, n woken, d done. The notifier enters and notifies; leaving is part of that.
// Its places: B, I, D. Only one can be inside. Pairs are the places of the two waiters; "mirrored" is with the two
// exchanged.
//   B: nobody is woken. bb, bs, sb, ss: 4 states, where each b and B can enter: 3 + 2 + 2 + 1 transitions. One waiter
//       in i, the other in b or s: 4 states, where only i can move. 8 states, 12 transitions.
//   I: bb, bs, sb, ss: 4 states; the notification has an alternative for each s, and one if there is none: 5
//       transitions.
//   D, nobody was woken: b, i or s each, but not both i: 8 states; each b can enter unless one is inside, and an i can
//       wait: 2 + 1 + 1 from bb, bs, sb and 4 from those with i: 8 transitions.
//   D, one was woken: it is in n or d, the other in b, i or s: 6 states; nb 2, ni 1, ns 1, db 1, di 1, ds 0: 6
//       transitions. Twice, as it may be either.
//
// With everything visible, leaving is a step, and so is the read of LockSupport.U before parking: waiters have the
// places b, i, s, n, o (inside again), u, d; the notifier B, I, J (still inside), U, D.
//   B, I: as before. J: bb, nb, ns, mirrored bn, sn: 5 states with 1 transition each.
//   U and D, nobody woken: 8 states each, 8 transitions each, and 8 reads in U: 16 states, 24 transitions.
//   U and D, one woken: n, o, u or d with b, i or s, but not o with i: 11 states; nb, ub, ui 2 each, ds 0, the others
//       1: 13 transitions. Four times (either waiter, U or D), and 2*11 reads in U: 44 states, 74 transitions.
// In all 77 states and 120 transitions; twice for main's own read, which is one transition from each of the 77.
//
// With --reduction locks nothing changes: there is no memory, only a monitor.
//
// states: 1 + 8 + 4 + 8 + 2*6 = 33
// transitions: 1 + 12 + 5 + 8 + 2*6 = 38
// states, all visible: 1 + 2*(8 + 4 + 5 + 16 + 44) = 155
// transitions, all visible: 1 + 2*(12 + 5 + 5 + 24 + 74) + 77 = 318
// states, locks: 1 + 1 + 8 + 4 + 8 + 2*6 = 34
// transitions, locks: 1 + 12 + 5 + 8 + 2*6 = 38
//
// sanitize: yes

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountNotify {
  static class Waiter extends Thread {
    @Override
    public void run() {
      synchronized (CountNotify.class) {
        try {
          CountNotify.class.wait();
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
      synchronized (CountNotify.class) {
        CountNotify.class.notify();
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
