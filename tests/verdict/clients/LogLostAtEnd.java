import java.util.concurrent.LinkedBlockingQueue;

/** The log is written by a daemon, for which nobody waits: the last line may be missing. */
public class LogLostAtEnd {
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
      assert written == 1; // expect: assertion
    }));
    Thread writer = new Thread(() -> write());
    writer.setDaemon(true);
    writer.start();
    LINES.add("line");
    LINES.add("end");
  }
}
