// A task is submitted to a pool while another thread shuts it down. Taken: it is run, as an orderly shutdown runs what
// was taken. Too late: it is rejected and never run.
//
// Main joins the pool's only thread, and not by awaitTermination: that is a timed wait, which may end at any time.
//
// (The submission is one step and the shutdown is one, to keep the states few; the pool's thread goes step by step.)
//
// outcome: taken, runs 1
// outcome: rejected, runs 0

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import weaveproof.Check;

public class LitmusExecutorReject {
  static volatile int runs;
  static Thread worker;

  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1, task -> worker = new Thread(task));
    Thread closer = new Thread(() -> Check.atomic(pool::shutdown));
    closer.start();
    String result;
    try {
      Check.atomic(() -> pool.execute(() -> runs++));
      result = "taken";
    } catch (RejectedExecutionException e) {
      result = "rejected";
    }
    closer.join();
    if (worker != null) worker.join();
    Check.outcome(result + ", runs " + runs);
  }
}
