// Two tasks for a pool of one thread, then shutdownNow. The first is handed to the new thread directly and is always
// run. The second waits in the queue: it is run, or handed back by shutdownNow, and never both or neither.
//
// Main joins the pool's only thread, and not by awaitTermination: that is a timed wait, which may end at any time.
//
// (What main does is two steps, to keep the states few; the pool's thread goes step by step.)
//
// outcome: ran 1, handed back 1
// outcome: ran 2, handed back 0

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import weaveproof.Check;

public class LitmusExecutorShutdownNow {
  static volatile int ran;
  static int handedBack;
  static Thread worker;

  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1, task -> worker = new Thread(task));
    Check.atomic(() -> {
      pool.execute(() -> ran++);
      pool.execute(() -> ran++);
    });
    Check.atomic(() -> handedBack = pool.shutdownNow().size());
    worker.join();
    Check.outcome("ran " + ran + ", handed back " + handedBack);
  }
}
