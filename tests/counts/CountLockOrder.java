// Two threads and two monitors, a class literal each, entered in opposite order; a thread has two steps, as leaving
// both is part of the second. Each is in one of 3 places, and all 9 combinations are reachable: one of them is the
// deadlock.
//
// From the combinations, by places (first, second): 00, 10, 01: both can move; 11: nobody; 20, 02, 12, 21: one; 22:
// nobody.
//
// With everything visible a thread has the steps enter, enter, leave, leave, read LockSupport.U: places 0 to 5, in
// which the first thread holds: nothing, A, A and B, A, nothing, nothing; and the second in turn nothing, B, B and A,
// B, nothing, nothing. Compatible places: with the first in 0, 4, 5: all 6 of the second; in 1, 3: all but 2, so 5; in
// 2: 0, 4, 5. That is 18 + 10 + 3 = 31. One of them, 3 and 3, is not reachable: whoever came to 3 last went through 2,
// when the other held its own first monitor. 30 states. Transitions: a thread can move in places 0, 2, 3, 4 and 1 by
// these conditions:
//   first in 0: if the second does not hold A (not 2): second in 0, 1, 3, 4, 5: 5
//   first in 1: if the second does not hold B (not 1, 3; 2 is excluded): second in 0, 4, 5: 3
//   first in 2: 3 states. In 3: second in 0, 1, 4, 5: 4 states. In 4: 6 states.
// 21, and by symmetry 21 for the second. All of it twice, for main's own read, which is one transition from each of the
// 30.
//
// states: 1 + 3*3 = 10
// transitions: 1 + 3*2 + 4*1 = 11
// states, all visible: 1 + 2*30 = 61
// transitions, all visible: 1 + 2*(21 + 21) + 30 = 115

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountLockOrder {
  static class A {}

  static class B {}

  static class First extends Thread {
    @Override
    public void run() {
      synchronized (A.class) {
        synchronized (B.class) {
        }
      }
      LockSupport.park();
    }
  }

  static class Second extends Thread {
    @Override
    public void run() {
      synchronized (B.class) {
        synchronized (A.class) {
        }
      }
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
