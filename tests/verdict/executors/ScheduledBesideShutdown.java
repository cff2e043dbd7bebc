import java.util.concurrent.CancellationException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * JDK-8358601, in JDK 17: the pool is shut down and finds its queue empty, then the task is added, and then the pool is terminated
 * because it has no threads. No thread runs the task, and it is not cancelled.
 */
public class ScheduledBesideShutdown {
  public static void main(String[] args) throws Exception {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    new Thread(pool::shutdown).start();
    try {
      pool.schedule(() -> 1, 1, TimeUnit.MILLISECONDS).get(); // expect: deadlock
    } catch (RejectedExecutionException | CancellationException e) {
      return;
    }
  }
}
