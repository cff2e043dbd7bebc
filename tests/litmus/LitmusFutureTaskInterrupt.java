// cancel(true) interrupts the thread that runs the task, if there is one, and no longer once the task is done. The task
// looks at its flag once.
//
// Cancelled before it began: not run. While it runs: the look comes before the interrupt or behind it. Behind its end:
// too late, and it was not interrupted.
//
// outcome: cancel true, not run
// outcome: cancel true, looked false
// outcome: cancel true, looked true
// outcome: cancel false, looked false

import java.util.concurrent.FutureTask;
import weaveproof.Check;

public class LitmusFutureTaskInterrupt {
  static String looked = "not run";
  static final FutureTask<Void> TASK =
      new FutureTask<>(() -> looked = "looked " + Thread.currentThread().isInterrupted(), null);

  public static void main(String[] args) throws InterruptedException {
    Thread runner = new Thread(TASK);
    runner.start();
    boolean cancelled = TASK.cancel(true);
    runner.join();
    Check.outcome("cancel " + cancelled + ", " + looked);
  }
}
