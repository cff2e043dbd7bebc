// A task is submitted to a ForkJoinPool of one thread and cancelled; then main looks whether it has run.
//
// Cancelled before it has begun, or before it writes: not yet run when main looks, or run in between. Done before: the
// cancellation fails, and it has run.
//
// outcome: cancel true ran false
// outcome: cancel true ran true
// outcome: cancel false ran true

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import weaveproof.Check;

public class LitmusForkJoinCancel {
  static volatile boolean ran;

  public static void main(String[] args) {
    ForkJoinPool pool = new ForkJoinPool(1);
    Future<?> task = pool.submit(() -> {
      ran = true;
    });
    boolean cancelled = task.cancel(false);
    Check.outcome("cancel " + cancelled + " ran " + ran);
  }
}
