// Verify.beginAtomic of Java Pathfinder: an atomic block that has to wait for a monitor waits for ever, as nobody else acts
// before its end. The twin of LitmusAtomicBlocked, where the others go on.
//
// Main, which reads twice in the monitor, is there first, and the block has not begun when it leaves (0 0); or the block is
// done before (3 3). If the block begins while main has the monitor, that is the end.
//
// outcome: 0 0
// outcome: 3 3
// outcome: deadlock
//
// sanitize: yes

import gov.nasa.jpf.vm.Verify;
import weaveproof.Check;

public class LitmusAtomicAlone {
  static final Object LOCK = new Object();
  static volatile int x;

  public static void main(String[] args) {
    new Thread(() -> {
      Verify.beginAtomic();
      x = 1;
      synchronized (LOCK) {
        x = 2;
        x = 3;
      }
      Verify.endAtomic();
    }).start();
    String seen;
    synchronized (LOCK) {
      int first = x;
      seen = first + " " + x;
    }
    Check.outcome(seen);
  }
}
