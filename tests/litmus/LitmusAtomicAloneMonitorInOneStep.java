// The twin of LitmusAtomicMonitorInOneStep with Verify.beginAtomic of Java Pathfinder, where nobody else acts before the block has
// ended: if it begins while the other thread has the monitor, that is the end.
//
// outcome: 0
// outcome: 2
// outcome: deadlock

import gov.nasa.jpf.vm.Verify;
import weaveproof.Check;

public class LitmusAtomicAloneMonitorInOneStep {
  static final Object LOCK = new Object();
  static volatile int x;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (LOCK) {
      }
    }).start();
    new Thread(() -> Check.outcome("" + x)).start();
    Verify.beginAtomic();
    x = 1;
    synchronized (LOCK) {
      x = 2;
    }
    Verify.endAtomic();
  }
}
