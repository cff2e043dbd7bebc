// Two monitors in opposite order, but the second thread goes for them only if it has seen a flag that the first one
// sets when it has its first monitor.
//
// Flag not seen: nothing happens. Flag seen, and the first thread gets its second monitor before, or the second thread
// is through: both end. Flag seen, and the second thread takes B before the first does: a deadlock. Two orders of
// actions on different variables have to meet for this.
//
// outcome: skipped
// outcome: entered
// outcome: deadlock

import weaveproof.Check;

public class LitmusDeadlockBehindFlag {
  static final Object A = new Object(), B = new Object();
  static volatile boolean flag;
  static String second = "skipped";

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      if (!flag) return;
      synchronized (B) {
        synchronized (A) {
          second = "entered";
        }
      }
    });
    other.start();
    synchronized (A) {
      flag = true;
      synchronized (B) {}
    }
    other.join();
    Check.outcome(second);
  }
}
