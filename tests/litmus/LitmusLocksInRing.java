// Three threads and three locks, each thread with two of them: every two threads have one in common, and no lock is
// common to all. So they exclude each other, although no single lock guards x: main sees nothing of the middle of the
// others' sections. Each adds 10 by way of 1: nobody, one or both before main.
//
// outcome: 0
// outcome: 10
// outcome: 20

import weaveproof.Check;

public class LitmusLocksInRing {
  static final Object A = new Object(), B = new Object(), C = new Object();
  static int x;

  static void under(Object outer, Object inner) {
    synchronized (outer) {
      synchronized (inner) {
        x += 1;
        x += 9;
      }
    }
  }

  public static void main(String[] args) {
    new Thread(() -> under(A, B)).start();
    new Thread(() -> under(B, C)).start();
    synchronized (A) {
      synchronized (C) {
        Check.outcome(x);
      }
    }
  }
}
