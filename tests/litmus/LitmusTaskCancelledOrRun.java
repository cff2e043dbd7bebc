// A task is run by another thread, and cancelled by main, which then waits for its result. cancel comes before the
// run (it is never run), while it runs (it goes on, and may or may not have counted when main looks, but its result
// is not used), or behind it (cancel fails).
//
// outcome: cancelled, ran 0
// outcome: cancelled, ran 1
// outcome: result 7, ran 1

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import weaveproof.Check;

public class LitmusTaskCancelledOrRun {
  static volatile int ran;

  public static void main(String[] args) throws InterruptedException, ExecutionException {
    FutureTask<Integer> task = new FutureTask<>(() -> {
      ran = 1;
      return 7;
    });
    new Thread(task).start();
    task.cancel(false);
    try {
      int result = task.get();
      Check.outcome("result " + result + ", ran " + ran);
    } catch (CancellationException e) {
      Check.outcome("cancelled, ran " + ran);
    }
  }
}
