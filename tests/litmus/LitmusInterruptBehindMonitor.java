// A thread waits in a monitor that main has, which no interrupt ends; then it waits to be notified, which one does.
// Main interrupts it while it has the monitor, and looks at the flag: set, as the thread cannot have come to wait.
// Behind the monitor the flag is still set, or the wait has thrown and cleared it.
//
// outcome: true, then true
// outcome: true, then false
// outcome: throws

import weaveproof.Check;

public class LitmusInterruptBehindMonitor {
  static final Object LOCK = new Object();

  public static void main(String[] args) {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
        try {
          LOCK.wait();
        } catch (InterruptedException e) {
          Check.outcome("throws");
        }
      }
    });
    String inside;
    synchronized (LOCK) {
      other.start();
      other.interrupt();
      inside = other.isInterrupted() + ", then ";
    }
    Check.outcome(inside + other.isInterrupted());
  }
}
