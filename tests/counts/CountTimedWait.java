// n = 2 threads that wait with a time-out under one monitor; nobody notifies.
//
// Steps: enter, wait, time out, take the monitor back (leaving is part of that). Places: b, i (inside), s (in the wait
// set), n (out of it), d. Nobody inside: 4*4 states, and a thread can move unless it is d: 2*3*4 transitions. One
// inside: 2*4 states; it can move: 2*4; the other only if it is in s, by timing out: 2*1.
//
// With everything visible: o inside again, u before the read of LockSupport.U: nobody inside: 5*5 states, 2*4*5
// transitions. One inside, in i or o: 2*2*5 states; it moves: 2*2*5; the other moves in s and u: 2*2*2. Twice for
// main's own read, which is one transition from each.
//
// states: 1 + 4*4 + 2*4 = 25
// transitions: 1 + 2*3*4 + 2*4 + 2*1 = 35
// states, all visible: 1 + 2*(5*5 + 2*2*5) = 91
// transitions, all visible: 1 + 2*(2*4*5 + 2*2*5 + 2*2*2) + 45 = 182

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountTimedWait {
  static class Waiter extends Thread {
    @Override
    public void run() {
      synchronized (CountTimedWait.class) {
        try {
          CountTimedWait.class.wait(10);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
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
    }
  }

  public static void main(String[] args) {
    Check.atomic(new Starter());
    LockSupport.park();
  }
}
