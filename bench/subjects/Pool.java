package subjects;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A ThreadPoolExecutor with tasks that report their thread, their order, and whether they were interrupted. */
public final class Pool {
  private final ThreadPoolExecutor pool;
  private final Log log = new Log();

  /** {@code room}: -1 an unbounded queue, 0 a direct hand-over, else so many places. */
  public Pool(int core, int most, int room) {
    BlockingQueue<Runnable> queue =
        room < 0 ? new LinkedBlockingQueue<>() : room == 0 ? new SynchronousQueue<>() : new ArrayBlockingQueue<>(room);
    pool = new ThreadPoolExecutor(core, most, 1, TimeUnit.MINUTES, queue);
  }

  /** A pool in which the caller runs a task that does not fit in. */
  public static Pool ofCallers() {
    Pool made = new Pool(1, 1, 1);
    made.pool.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
    return made;
  }

  private final class Task implements Runnable, Callable<String> {
    final Job job;

    Task(Job job) {
      this.job = job;
    }

    @Override
    public void run() {
      log.begin(job);
      switch (job) {
        case FAIL:
          throw new IllegalStateException();
        case SUBMIT:
          pool.execute(new Task(Job.ADD));
          break;
        case SHUT:
          pool.shutdown();
          break;
        case STOP:
          log.add(namesOf(pool.shutdownNow()));
          break;
        case WAIT:
          log.sleep();
          break;
        default:
      }
    }

    @Override
    public String call() {
      run();
      return job.name();
    }

    @Override
    public String toString() {
      return job.name();
    }
  }

  private static String namesOf(List<Runnable> tasks) {
    List<String> names = new ArrayList<>();
    for (Runnable task : tasks) {
      names.add(task instanceof Task ? task.toString() : "future");
    }
    return "back: " + names;
  }

  public void execute(Job job) {
    pool.execute(new Task(job));
  }

  public void submit(Job job) {
    pool.submit((Callable<String>) new Task(job));
  }

  public String call(Job job) throws InterruptedException, ExecutionException {
    return pool.submit((Callable<String>) new Task(job)).get();
  }

  public boolean cancel(Job job) {
    Future<String> future = pool.submit((Callable<String>) new Task(job));
    return future.cancel(true);
  }

  public int all(Job first, Job second) throws InterruptedException {
    return pool.invokeAll(List.of(new Task(first), new Task(second))).size();
  }

  public String any(Job first, Job second) throws InterruptedException, ExecutionException {
    return pool.invokeAny(List.of(new Task(first), new Task(second)));
  }

  public void shutdown() {
    pool.shutdown();
  }

  public String shutdownNow() {
    return namesOf(pool.shutdownNow());
  }

  public boolean awaitTermination() throws InterruptedException {
    return pool.awaitTermination(1, TimeUnit.MINUTES);
  }

  public boolean isShutdown() {
    return pool.isShutdown();
  }

  public boolean isTerminated() {
    return pool.isTerminated();
  }

  public int prestart() {
    return pool.prestartCoreThread() ? 1 : 0;
  }

  /** Ends the pool, and tells what its tasks did. */
  public List<String> end() throws InterruptedException {
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    return Collections.unmodifiableList(log.lines());
  }
}
