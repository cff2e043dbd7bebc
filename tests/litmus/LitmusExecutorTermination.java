// A task, an orderly shutdown, and a timed wait for the end of the pool, which may be over at any time. True: the task
// has run. False: it has run or not.
//
// (The submission is one step and the shutdown is one, to keep the states few; the pool's thread goes step by step.)
//
// outcome: true ran true
// outcome: false ran true
// outcome: false ran false

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

public class LitmusExecutorTermination {
  static volatile boolean ran;

  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Check.atomic(() -> {
      pool.execute(() -> ran = true);
      pool.shutdown();
    });
    boolean ended = pool.awaitTermination(1, TimeUnit.SECONDS);
    Check.outcome(ended + " ran " + ran);
  }
}
