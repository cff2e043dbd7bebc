/** notify() by a thread that has let go of the monitor when the flag tells it to hurry. */
public class NotifyWithoutMonitor {
  static final Object LOCK = new Object();
  static volatile boolean hurry;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> hurry = true);
    other.start();
    synchronized (LOCK) {
      LOCK.notify();
    }
    if (hurry) LOCK.notify(); // expect: exception java.lang.IllegalMonitorStateException
    other.join();
  }
}
