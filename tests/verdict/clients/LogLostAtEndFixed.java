import java.util.concurrent.LinkedBlockingQueue;

/** Main waits for the last line. */
public class LogLostAtEndFixed { // expect: no-violation
  static final LinkedBlockingQueue<String> LINES = new LinkedBlockingQueue<>();
  static volatile int written;

  static void write() {
    try {
      while (!LINES.take().equals("end")) ++written;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      assert written == 1;
    }));
    Thread writer = new Thread(() -> write());
    writer.setDaemon(true);
    writer.start();
    LINES.add("line");
    LINES.add("end");
    writer.join();
  }
}
