/** An Error out of run() is as uncaught as an exception. */
public class ErrorInThread {
  static volatile boolean ended;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      if (!ended) throw new StackOverflowError("made by hand"); // expect: exception java.lang.StackOverflowError
    });
    other.start();
    ended = true;
    other.join();
  }
}
