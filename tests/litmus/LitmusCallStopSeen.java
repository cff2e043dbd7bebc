import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import weaveproof.Check;

// shutdownNow marks the pool first, and interrupts its threads then. A second thread sees the mark and tells the task, which may not be
// interrupted yet.
//
// outcome: not told
// outcome: told, interrupted
// outcome: told, not interrupted
public class LitmusCallStopSeen {
  static volatile boolean stopped;
  static volatile String seen = "not told";

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> {
      if (stopped) {
        seen = "told, " + (Thread.currentThread().isInterrupted() ? "interrupted" : "not interrupted");
      }
      Check.outcome(seen);
    });
    Thread looker = new Thread(() -> stopped = pool.isShutdown());
    looker.start();
    pool.shutdownNow();
    looker.join();
  }
}
