// As CountIndependentWrites: n = 2 threads with k = 3 writes each, to elements of their own. The array is so large
// that it is stored in pieces, and their elements are the last of one piece and the first of the next: that changes
// no number.
//
// A state is how far each thread has come: (k+1)**n. With everything visible each thread has two steps more, as it
// reads its field and before it parks (LockSupport.park reads its static field U), and main's one before it parks
// doubles everything.
//
// states: 1 + (3+1)**2 = 17
// transitions: 1 + 2*3*(3+1)**1 = 25
// states, all visible: 1 + 2*(5+1)**2 = 73
// transitions, all visible: 1 + 2*(2*5*(5+1)**1) + (5+1)**2 = 157
//
// sanitize: yes

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountLargeArray {
  static class First extends Thread {
    final int[] array;

    First(int[] array) {
      this.array = array;
    }

    @Override
    public void run() {
      int[] to = array;
      to[31] = 1;
      to[31] = 2;
      to[31] = 3;
      LockSupport.park();
    }
  }

  static class Second extends Thread {
    final int[] array;

    Second(int[] array) {
      this.array = array;
    }

    @Override
    public void run() {
      int[] to = array;
      to[32] = 1;
      to[32] = 2;
      to[32] = 3;
      LockSupport.park();
    }
  }

  static class Starter implements Runnable {
    @Override
    public void run() {
      LockSupport.unpark(null);
      int[] array = new int[10000];
      new First(array).start();
      new Second(array).start();
    }
  }

  public static void main(String[] args) {
    Check.atomic(new Starter());
    LockSupport.park();
  }
}
