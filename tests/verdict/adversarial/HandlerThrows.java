/** The handler of uncaught exceptions throws itself; the thread ends all the same, and who joins it goes on. */
public class HandlerThrows {
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      throw new IllegalStateException("first");
    });
    other.setUncaughtExceptionHandler((thread, thrown) -> {
      throw new UnsupportedOperationException("second"); // expect: exception java.lang.UnsupportedOperationException
    });
    other.start();
    other.join();
  }
}
