/** The check and the start are one step. */
public class StartedTwiceFixed { // expect: no-violation
  static final Thread WORKER = new Thread(() -> {});
  static boolean started;

  static synchronized void startOnce() {
    if (!started) WORKER.start();
    started = true;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> startOnce());
    other.start();
    startOnce();
    other.join();
    WORKER.join();
  }
}
