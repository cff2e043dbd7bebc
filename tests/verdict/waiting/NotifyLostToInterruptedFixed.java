// sanitize: yes
/** Who was notified takes the token, interrupted or not: a notification is never used up by an interrupted waiter. */
public class NotifyLostToInterruptedFixed { // expect: no-violation
  static final Object LOCK = new Object();
  static int tokens;
  static int taken;

  static void take() {
    synchronized (LOCK) {
      try {
        while (tokens == 0) LOCK.wait();
        tokens--;
        taken++;
      } catch (InterruptedException e) {
        // Nothing was taken, and the notification has gone to the other one.
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
      if (tokens == 0) {
        tokens++;
        LOCK.notify();
      }
    }
    patient.join();
    assert taken == 1 || taken == 2;
  }
}
