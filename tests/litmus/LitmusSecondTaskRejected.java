// A pool of at most one thread without a queue: the second task is taken only if the worker is done with the first
// and waits for another. Otherwise it is rejected. The first is always run. (What main does is a few steps, to keep
// the states few.)
//
// outcome: taken, ran 12
// outcome: rejected, ran 1

import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

public class LitmusSecondTaskRejected {
  static volatile int ran;
  static Thread worker;

  public static void main(String[] args) throws InterruptedException {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(
        1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>(), task -> worker = new Thread(task));
    Check.atomic(() -> pool.execute(() -> ran = 1));
    String how = "taken";
    try {
      Check.atomic(() -> pool.execute(() -> ran = 10 * ran + 2));
    } catch (RejectedExecutionException e) {
      how = "rejected";
    }
    Check.atomic(pool::shutdown);
    worker.join();
    Check.outcome(how + ", ran " + ran);
  }
}
