import java.util.concurrent.FutureTask;
import weaveproof.Check;

// cancel(true) marks the task as cancelled first, and interrupts its thread then. A third thread sees the mark and tells the task. So the
// task may know that it is cancelled and not be interrupted yet. Or it is; or it looks before it is told.
//
// outcome: not told
// outcome: told, interrupted
// outcome: told, not interrupted
public class LitmusCallCancelSeen {
  static volatile boolean cancelled;
  static volatile String seen = "not told";

  public static void main(String[] args) throws Exception {
    FutureTask<?> task = new FutureTask<>(() -> {
      if (cancelled) {
        seen = "told, " + (Thread.currentThread().isInterrupted() ? "interrupted" : "not interrupted");
      }
      return null;
    });
    Thread runner = new Thread(task);
    Thread canceller = new Thread(() -> task.cancel(true));
    runner.start();
    canceller.start();
    cancelled = task.isCancelled();
    runner.join();
    canceller.join();
    Check.outcome(seen);
  }
}
