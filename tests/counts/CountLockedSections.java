// n = 2 threads with k = 2 sections each under one monitor; in a section a thread writes a variable of its own.
//
// To enter the monitor and to write are steps; to leave it is part of the step before. A thread is outside in k+1
// places and inside in k. Nobody inside: (k+1)**n states. One inside: n*k*(k+1)**(n-1). To enter, from a state with
// nobody inside: n*k*(k+1)**(n-1) transitions; to write, from a state with one inside, where nobody else can move: as
// many.
//
// With everything visible the leaving is a step, so there are 2k places inside; and each thread reads LockSupport.U
// before it parks, so k+2 outside. The read and the places outside before entering matter apart: when one is inside,
// others can move only if they stand before that read. For n = 2:
//   nobody inside: (k+2)**2 states; a thread can move in k+1 of its places: 2*(k+1)*(k+2) transitions
//   one inside: 2*2k*(k+2) states; the one inside can always move: as many transitions; the other only before its
//   read: 2*2k
// Main's own read doubles all of it and is one transition from each of the states.
//
// With --reduction locks the writes, each to a variable of one thread only, belong to the entering before them:
// nobody is ever seen inside.
//
// states: 1 + (2+1)**2 + 2*2*(2+1) = 22
// transitions: 1 + 2*2*(2+1) + 2*2*(2+1) = 25
// states, all visible: 1 + 2*((2+2)**2 + 2*4*(2+2)) = 97
// transitions, all visible: 1 + 2*(2*3*4 + 2*4*4 + 2*4) + (4**2 + 2*4*4) = 177
// states, locks: 1 + 1 + (2+1)**2 = 11
// transitions, locks: 1 + 2*2*(2+1) = 13

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountLockedSections {
  static int x, y;

  static synchronized void first(int value) {
    x = value;
  }

  static synchronized void second(int value) {
    y = value;
  }

  static class First extends Thread {
    @Override
    public void run() {
      first(1);
      first(2);
      LockSupport.park();
    }
  }

  static class Second extends Thread {
    @Override
    public void run() {
      second(1);
      second(2);
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
