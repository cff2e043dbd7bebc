/** The flag is looked at before the monitor is taken: it may be set, and told, in between. */
public class CheckOutsideMonitor {
  static final Object LOCK = new Object();
  static volatile boolean told;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
        told = true;
        LOCK.notify();
      }
    });
    other.start();
    if (!told) {
      synchronized (LOCK) {
        LOCK.wait(); // expect: deadlock
      }
    }
    other.join();
  }
}
