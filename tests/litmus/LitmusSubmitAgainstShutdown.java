// Main hands a task to a pool of one thread while another thread shuts the pool down. The task is taken and run, or
// it is rejected and never run. (What the other thread does is one step, to keep the states few.)
//
// outcome: rejected, ran 0
// outcome: taken, ran 1

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import weaveproof.Check;

public class LitmusSubmitAgainstShutdown {
  static volatile int ran;
  static Thread worker;

  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1, task -> worker = new Thread(task));
    new Thread(() -> Check.atomic(pool::shutdown)).start();
    String how = "taken";
    try {
      pool.execute(() -> ran = 1);
      worker.join();
    } catch (RejectedExecutionException e) {
      how = "rejected";
    }
    Check.outcome(how + ", ran " + ran);
  }
}
