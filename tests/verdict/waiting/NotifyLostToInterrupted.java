/** The waiter that was picked sees that it is interrupted as well, leaves, and tells nobody: the other waits on. */
public class NotifyLostToInterrupted {
  static final Object LOCK = new Object();
  static int tokens;
  static boolean taken;

  static void take() {
    synchronized (LOCK) {
      try {
        while (tokens == 0) {
          LOCK.wait(); // expect: deadlock
          if (Thread.interrupted()) return;
        }
        tokens--;
        taken = true;
      } catch (InterruptedException e) {
        // Nothing was taken.
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread nervous = new Thread(() -> take());
    Thread patient = new Thread(() -> take());
    nervous.start();
    patient.start();
    synchronized (LOCK) {
      tokens++;
      LOCK.notify();
    }
    nervous.interrupt();
    nervous.join();
    synchronized (LOCK) {
      if (taken) {
        tokens++;
        LOCK.notify();
      }
    }
    patient.join();
  }
}
