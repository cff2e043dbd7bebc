// A FutureTask is run by one thread and cancelled by main.
//
// Cancelled before it began: it does not run. Cancelled while it runs: it runs to its end, but its result is lost.
// Cancelled behind its end: too late, and the result is there.
//
// outcome: cancelled, runs 0
// outcome: cancelled, runs 1
// outcome: result 5, runs 1

import java.util.concurrent.FutureTask;
import weaveproof.Check;

public class LitmusFutureCancel {
  static volatile int runs;

  public static void main(String[] args) throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> {
      runs++;
      return 5;
    });
    Thread runner = new Thread(task);
    runner.start();
    boolean cancelled = task.cancel(false);
    runner.join();
    Check.outcome((cancelled ? "cancelled" : "result " + task.get()) + ", runs " + runs);
  }
}
