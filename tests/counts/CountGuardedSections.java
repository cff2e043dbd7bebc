// n = 2 threads with k = 2 sections each under one monitor; in a section a thread writes 1 and then 2 to a variable
// that all of them use, and nobody uses outside.
//
// To enter the monitor and to write are steps; to leave it is part of the second write. The variable adds no states:
// it is 0 or 2 outside, as nobody or somebody has been inside, and 1 between the writes. A thread is outside in k+1
// places and inside in 2k. Nobody inside: (k+1)**n states, and n*k*(k+1)**(n-1) transitions, to enter. One inside:
// n*2k*(k+1)**(n-1) states, in each of which only that one can move.
//
// With everything visible the leaving is a step, so there are 3k places inside; and each thread reads LockSupport.U
// before it parks, so k+2 outside. For n = 2, as in CountLockedSections:
//   nobody inside: (k+2)**2 states; a thread can move in k+1 of its places: 2*(k+1)*(k+2) transitions
//   one inside: 2*3k*(k+2) states and as many transitions of the one inside; the other can move only before its read:
//   2*3k
// Main's own read doubles all of it and is one transition from each of the states.
//
// With --reduction locks the writes, which are never done without the monitor, belong to the entering: nobody is ever
// seen inside.
//
// states: 1 + (2+1)**2 + 2*4*(2+1) = 34
// transitions: 1 + 2*2*(2+1) + 2*4*(2+1) = 37
// states, all visible: 1 + 2*((2+2)**2 + 2*6*(2+2)) = 129
// transitions, all visible: 1 + 2*(2*3*4 + 2*6*4 + 2*6) + (4**2 + 2*6*4) = 233
// states, locks: 1 + 1 + (2+1)**2 = 11
// transitions, locks: 1 + 2*2*(2+1) = 13

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountGuardedSections {
  static int x;

  static synchronized void section() {
    x = 1;
    x = 2;
  }

  static class Worker extends Thread {
    @Override
    public void run() {
      section();
      section();
      LockSupport.park();
    }
  }

  static class Starter implements Runnable {
    @Override
    public void run() {
      LockSupport.unpark(null);
      new Worker().start();
      new Worker().start();
    }
  }

  public static void main(String[] args) {
    Check.atomic(new Starter());
    LockSupport.park();
  }
}
