import java.util.concurrent.FutureTask;
import weaveproof.Check;

// A thread makes the task its own and then looks whether it was cancelled. If it is cancelled in between, the thread is interrupted,
// but the task is not run. Otherwise: the task is cancelled before (not run, no interrupt), while it runs (an interrupt, or its result comes
// first and cancel does nothing).
//
// outcome: not run
// outcome: not run, interrupted
// outcome: run
// outcome: run, interrupted
public class LitmusCallCancelBeforeTask {
  static boolean ran;
  static boolean interrupted;

  public static void main(String[] args) throws Exception {
    FutureTask<?> task = new FutureTask<>(() -> {
      ran = true;
      return null;
    });
    Thread runner = new Thread(() -> {
      task.run();
      interrupted = Thread.interrupted();
    });
    runner.start();
    task.cancel(true);
    runner.join();
    Check.outcome((ran ? "run" : "not run") + (interrupted ? ", interrupted" : ""));
  }
}
