/** Two threads may both start the third. */
public class StartedTwice {
  static final Thread WORKER = new Thread(() -> {});
  static volatile boolean started;

  static void startOnce() {
    if (!started) {
      WORKER.start(); // expect: exception java.lang.IllegalThreadStateException
      started = true;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> startOnce());
    other.start();
    startOnce();
    other.join();
  }
}
