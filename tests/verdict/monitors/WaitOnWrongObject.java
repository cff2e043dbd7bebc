/** The monitor of one object is held and another one is waited for. */
public class WaitOnWrongObject {
  static final Object LOCK = new Object();
  static final Object BELL = new Object();
  static boolean rung;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
        rung = true;
        LOCK.notifyAll();
      }
    });
    other.start();
    synchronized (LOCK) {
      while (!rung) BELL.wait(); // expect: exception java.lang.IllegalMonitorStateException
    }
    other.join();
  }
}
