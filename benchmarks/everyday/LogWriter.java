package everyday;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/* everyday: LINES, a thread that writes a log until it is interrupted, and then what is left
 */
public class LogWriter {
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private int written;

  private void write() {
    try {
      while (true) {
        lines.take();
        ++written;
      }
    } catch (InterruptedException stopped) {
      while (lines.poll() != null) {
        ++written;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int count = Integer.parseInt(args[0]);
    LogWriter log = new LogWriter();
    Thread writer = new Thread(log::write);
    writer.start();
    for (int line = 0; line < count; ++line) {
      log.lines.put("line " + line);
    }
    writer.interrupt();
    writer.join();
    assert log.written == count;
  }
}
