// n = 3 threads write one variable once each, every thread its own number.
//
// Behind main's step a state is the set of threads that have written and, as only the last value remains, which of them
// was the last: 1 for the empty set, s for a set of s, so 1 + sum over s of s*C(n,s) = 1 + n*2**(n-1). Orders with the
// same last writer meet again in the same state. A transition is such a state and a thread outside the set: n from the
// empty set, and s*(n-s) for each set of s: n + n*(n-1)*2**(n-2).
//
// With everything visible each thread and main read LockSupport.U before they park. A thread is now before its write,
// between write and read, or done. Writers: a set of s with its last one, each of them in 2 positions: 1 + sum of
// s*C(n,s)*2**s = 1 + n*2*3**(n-1) states of the threads. Transitions: writes as above with 2**s for the positions, n +
// sum of s*(n-s)*C(n,s)*2**s = 3 + 3*2*2 + 3*2*4 for n = 3; and reads: in half of the positions of each writer, so sum
// of s*C(n,s)*s*2**(s-1) = 3*1 + 6*2*2 + 3*3*4. All of it twice, for main's own read, which is one transition in each.
//
// states: 1 + 1 + 3*2**2 = 14
// transitions: 1 + 3 + 3*2*2**1 = 16
// states, all visible: 1 + 2*(1 + 3*2*3**2) = 111
// transitions, all visible: 1 + 2*(3 + 12 + 24 + 3 + 24 + 36) + (1 + 3*2*3**2) = 260

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountLastWriter {
  static int x;

  static class First extends Thread {
    @Override
    public void run() {
      x = 1;
      LockSupport.park();
    }
  }

  static class Second extends Thread {
    @Override
    public void run() {
      x = 2;
      LockSupport.park();
    }
  }

  static class Third extends Thread {
    @Override
    public void run() {
      x = 3;
      LockSupport.park();
    }
  }

  static class Starter implements Runnable {
    @Override
    public void run() {
      LockSupport.unpark(null);
      new First().start();
      new Second().start();
      new Third().start();
    }
  }

  public static void main(String[] args) {
    Check.atomic(new Starter());
    LockSupport.park();
  }
}
