// Two threads add 1 to one variable, by a read and a write. A thread is before its read, before its write with the
// value that it has read, or done.
//
// States as (first, second, x), r: before the read, wV: before the write of V, d: done:
//   rr0, w1r0, rw10, w1w10       nobody done: 4, from each of which both can move
//   dr1, dw11, dw21 and the same mirrored       one done: 6, in each of which the other can move; dw11 has read before
//   dd1, dd2       both done: 2
//
// With everything visible each thread reads LockSupport.U when its write is done: d becomes u (before that read) and d.
// Nobody done: 4 states, 8 transitions. One done: 6 places for the pair, in u or d: 12 states; the other can move: 12
// transitions, and the one in u: 6. Both done: 2 values and 2*2 places: 8 states; 2 values and one step for each of the
// 4 edges of a square: 8 transitions. 24 states and 34 transitions; twice, for main's read, which is 24 more.
//
// With --reduction locks nothing changes: both threads use the variable, under no lock.
//
// states: 1 + 4 + 6 + 2 = 13
// transitions: 1 + 4*2 + 6*1 = 15
// states, all visible: 1 + 2*24 = 49
// transitions, all visible: 1 + 2*34 + 24 = 93
// states, locks: 1 + 1 + 4 + 6 + 2 = 14
// transitions, locks: 1 + 4*2 + 6*1 = 15

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountLostUpdate {
  static int x;

  static class Adder extends Thread {
    @Override
    public void run() {
      x++;
      LockSupport.park();
    }
  }

  static class Starter implements Runnable {
    @Override
    public void run() {
      LockSupport.unpark(null);
      new Adder().start();
      new Adder().start();
    }
  }

  public static void main(String[] args) {
    Check.atomic(new Starter());
    LockSupport.park();
  }
}
