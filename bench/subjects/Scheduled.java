package subjects;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A ScheduledThreadPoolExecutor with tasks that report which thread runs them. */
public final class Scheduled {
  private final ScheduledThreadPoolExecutor pool;
  private final Log log = new Log();

  public Scheduled(int workers) {
    pool = new ScheduledThreadPoolExecutor(workers);
  }

  private Callable<String> task(Job job) {
    return () -> {
      log.begin(job);
      switch (job) {
        case FAIL:
          throw new IllegalStateException();
        case SUBMIT:
          pool.schedule(task(Job.ADD), 1, TimeUnit.MILLISECONDS);
          break;
        case SHUT:
          pool.shutdown();
          break;
        case STOP:
          log.add("back: " + pool.shutdownNow().size());
          break;
        case WAIT:
          log.sleep();
          break;
        default:
      }
      return job.name();
    };
  }

  public void schedule(Job job) {
    pool.schedule(task(job), 1, TimeUnit.MILLISECONDS);
  }

  public String call(Job job) throws InterruptedException, ExecutionException {
    return pool.schedule(task(job), 1, TimeUnit.MILLISECONDS).get();
  }

  public boolean cancel(Job job) {
    ScheduledFuture<String> future = pool.schedule(task(job), 1, TimeUnit.MILLISECONDS);
    return future.cancel(true);
  }

  public void execute(Job job) {
    pool.submit(task(job));
  }

  public void shutdown() {
    pool.shutdown();
  }

  public int shutdownNow() {
    return pool.shutdownNow().size();
  }

  public boolean awaitTermination() throws InterruptedException {
    return pool.awaitTermination(1, TimeUnit.MINUTES);
  }

  public boolean isTerminated() {
    return pool.isTerminated();
  }

  /** Ends the pool, and tells what its tasks did. */
  public List<String> end() throws InterruptedException {
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    return log.lines();
  }
}
