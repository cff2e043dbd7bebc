// An atomic step that has to wait for a monitor lets the others run until it can go on. It sets x to 1 before it comes
// to the monitor, and to 2 and 3 in it.
//
// Main, which reads twice in the monitor, is there first and sees the step not begun (0) or waiting for main (1); or
// the step is done (3). Nothing changes from 1 to 3 while main has the monitor, and nobody sees 2.
//
// outcome: 0 0
// outcome: 0 1
// outcome: 1 1
// outcome: 3 3
//
// sanitize: yes

import weaveproof.Check;

public class LitmusAtomicBlocked {
  static final Object LOCK = new Object();
  static volatile int x;

  public static void main(String[] args) {
    new Thread(() -> Check.atomic(() -> {
      x = 1;
      synchronized (LOCK) {
        x = 2;
        x = 3;
      }
    })).start();
    synchronized (LOCK) {
      int first = x;
      Check.outcome(first + " " + x);
    }
  }
}
