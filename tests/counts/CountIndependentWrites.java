// n = 2 threads with k = 3 writes each, to variables of their own.
//
// The first step is main's: Check.atomic makes and starts the threads, and main is parked for ever behind it. From then
// on a state is how far each thread has come, 0 to k writes: (k+1)**n states, all reachable. A transition is a state, a
// thread and that this thread is not done: n threads, k of k+1 positions, any position of the others.
//
// With everything visible each thread and main have one step more before they park (LockSupport.park reads its static
// field U): threads have k+1 steps, and main's one doubles everything.
//
// With --reduction locks a variable that one thread only uses is no step: main's step is all there is.
//
// With --reduction hybrid nobody else may come to access the variable of a thread either. But of the two that are started in one step
// the one that runs first knows only that the other may do what main could: it stops before its first write, and does all three
// in its step.
//
// states: 1 + (3+1)**2 = 17
// transitions: 1 + 2*3*(3+1)**1 = 25
// states, all visible: 1 + 2*(4+1)**2 = 51
// transitions, all visible: 1 + 2*(2*4*(4+1)**1) + (4+1)**2 = 106
// states, locks: 1 + 1 + 1 = 3
// transitions, locks: 1
// states, hybrid: 1 + 1 + 1 = 3
// transitions, hybrid: 1 + 1 = 2
//
// sanitize: yes

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountIndependentWrites {
  static volatile int x, y;

  static class First extends Thread {
    @Override
    public void run() {
      x = 1;
      x = 2;
      x = 3;
      LockSupport.park();
    }
  }

  static class Second extends Thread {
    @Override
    public void run() {
      y = 1;
      y = 2;
      y = 3;
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
