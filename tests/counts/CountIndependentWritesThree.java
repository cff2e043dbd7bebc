// As CountIndependentWrites, with n = 3 threads and k = 2 writes each, to plain variables.
//
// With everything visible: k+1 steps for each thread and 1 for main, as LockSupport.park reads its static field U.
//
// states: 1 + (2+1)**3 = 28
// transitions: 1 + 3*2*(2+1)**2 = 55
// states, all visible: 1 + 2*(3+1)**3 = 129
// transitions, all visible: 1 + 2*(3*3*(3+1)**2) + (3+1)**3 = 353

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountIndependentWritesThree {
  static int x, y, z;

  static class First extends Thread {
    @Override
    public void run() {
      x = 1;
      x = 2;
      LockSupport.park();
    }
  }

  static class Second extends Thread {
    @Override
    public void run() {
      y = 1;
      y = 2;
      LockSupport.park();
    }
  }

  static class Third extends Thread {
    @Override
    public void run() {
      z = 1;
      z = 2;
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
