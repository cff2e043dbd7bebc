// An atomic block comes to a monitor that another thread takes and leaves with nothing in between that others could notice. The
// monitor may be taken nevertheless: then the block waits, standing at 1, and a third thread can see that.
//
// outcome: 0
// outcome: 1
// outcome: 2
//
// sanitize: yes

import weaveproof.Check;

public class LitmusAtomicMonitorInOneStep {
  static final Object LOCK = new Object();
  static volatile int x;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (LOCK) {
      }
    }).start();
    new Thread(() -> Check.outcome("" + x)).start();
    Check.atomic(() -> {
      x = 1;
      synchronized (LOCK) {
        x = 2;
      }
    });
  }
}
