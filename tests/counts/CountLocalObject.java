// n = 2 threads that fill an object of their own, k = 3 fields, and then write a shared variable. What no other thread
// can reach is no step: each thread has one step, the shared write. With different variables: 2**n states.
//
// With everything visible the k writes to the object are steps, and the read of LockSupport.U: k+2 steps a thread, 1
// for main.
//
// With --reduction locks the shared variables, each of which one thread only uses, are no steps either.
//
// states: 1 + 2**2 = 5
// transitions: 1 + 2*1*2 = 5
// states, all visible: 1 + 2*(5+1)**2 = 73
// transitions, all visible: 1 + 2*(2*5*6) + 6**2 = 157
// states, locks: 1 + 1 + 1 = 3
// transitions, locks: 1

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountLocalObject {
  static int x, y;

  static class Point {
    int a, b, c;
  }

  static class First extends Thread {
    @Override
    public void run() {
      Point point = new Point();
      point.a = 1;
      point.b = 2;
      point.c = 3;
      x = 1;
      LockSupport.park();
    }
  }

  static class Second extends Thread {
    @Override
    public void run() {
      Point point = new Point();
      point.a = 1;
      point.b = 2;
      point.c = 3;
      y = 1;
      LockSupport.park();
    }
  }

  static class Starter implements Runnable {
    @Override
    public void run() {
      LockSupport.unpark(null);
      new Point();
      new First().start();
      new Second().start();
    }
  }

  public static void main(String[] args) {
    Check.atomic(new Starter());
    LockSupport.park();
  }
}
