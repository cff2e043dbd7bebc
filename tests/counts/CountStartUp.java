// A chain of s = 1500 steps in which there is one thread, and behind it n = 2 threads with k = 3 writes each, as in
// CountIndependentWrites. The chain is a start-up, whose states are not stored but counted.
//
// states: 1500 + 1 + (3+1)**2 = 1517
// transitions: 1500 + 1 + 2*3*(3+1)**1 = 1525
// states, all visible: 1500 + 1 + 2*(4+1)**2 = 1551
// transitions, all visible: 1500 + 1 + 2*(2*4*(4+1)**1) + (4+1)**2 = 1606

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountStartUp {
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
    for (int i = 0; i < 1500; i++) x = i;
    Check.atomic(new Starter());
    LockSupport.park();
  }
}
