// n = 2 threads with one section each under one monitor, in which they write 1 and then 2; the first looks at the
// variable before its section, without the monitor. So the variable is contended, and every reduction has the same
// states.
//
// The first is before its look (L), before entering (O), inside before the first or second write (I1, I2), or done
// (D); the second is before entering (o), inside (i1, i2), or done (d). What the look has found is forgotten at once,
// and the variable is 0 or 2 outside, by whether somebody has been inside, and 1 between the writes. Not both are
// inside: 5*4 - 2*2 = 16 states. The first can move in L always (4 states), in O if the second is not inside (2), in
// I1 and I2 (2*2); the second in o if the first is not inside (3), in i1 and i2 (2*3).
//
// With everything visible the leaving is a step (I3, i3), and so is the read of LockSupport.U before parking (U, u):
// the first has 7 places, 3 of them inside, the second 6, 3 inside: 7*6 - 3*3 = 33 states. The first can move in L
// (6), in O if the second is not inside (3), inside (3*3), in U (6); the second in o if the first is not inside (4),
// inside (3*4), in u (7): 47. Twice, for main's read, which is one transition from each of the 33.
//
// states: 1 + 16 = 17
// transitions: 1 + (4 + 2 + 4) + (3 + 6) = 20
// states, all visible: 1 + 2*33 = 67
// transitions, all visible: 1 + 2*(6 + 3 + 9 + 6 + 4 + 12 + 7) + 33 = 128
// states, locks: 1 + 1 + 16 = 18
// transitions, locks: 1 + (4 + 2 + 4) + (3 + 6) = 20

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountSectionsWithLook {
  static int x;

  static synchronized void section() {
    x = 1;
    x = 2;
  }

  static void look() {
    if (x == 3) throw new AssertionError();
  }

  static class First extends Thread {
    @Override
    public void run() {
      look();
      section();
      LockSupport.park();
    }
  }

  static class Second extends Thread {
    @Override
    public void run() {
      section();
      LockSupport.park();
    }
  }

  static class Starter implements Runnable {
    @Override
    public void run() {
      LockSupport.unpark(null);
      new First().start();
      new Second().start();
    }
  }

  public static void main(String[] args) {
    Check.atomic(new Starter());
    LockSupport.park();
  }
}
