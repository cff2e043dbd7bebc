// One thread with 5 steps and no choice: a chain. The thread writes a variable 5 times; each write is a step. The last
// state is that of a thread that is parked for ever.
//
// With everything visible there is one step more: LockSupport.park reads its static field U.
//
// states: 1 + 5 = 6
// transitions: 5
// states, all visible: 1 + 5 + 1 = 7
// transitions, all visible: 5 + 1 = 6

import java.util.concurrent.locks.LockSupport;

public class CountSequence {
  static volatile int x;

  public static void main(String[] args) {
    x = 1;
    x = 2;
    x = 3;
    x = 4;
    x = 5;
    LockSupport.park();
  }
}
