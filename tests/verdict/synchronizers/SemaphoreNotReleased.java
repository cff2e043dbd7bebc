import java.util.concurrent.Semaphore;

/** The permit is not given back on the way out through an exception. */
public class SemaphoreNotReleased {
  static final Semaphore PERMITS = new Semaphore(1);
  static volatile String text;

  static void use() {
    PERMITS.acquireUninterruptibly();
    text.length();
    PERMITS.release();
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      try {
        use();
      } catch (NullPointerException e) {
        // Goes on.
      }
    });
    other.start();
    text = "text";
    PERMITS.acquire(); // expect: deadlock
    PERMITS.release();
    other.join();
  }
}
