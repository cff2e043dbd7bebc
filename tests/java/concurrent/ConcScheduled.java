import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Delayed;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Scheduled executors: order by time, repetition until cancelled or failed, policies at shutdown. */
public class ConcScheduled {
  static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

  public static void main(String[] args) throws Exception {
    ScheduledExecutorService one = Executors.newSingleThreadScheduledExecutor();
    List<ScheduledFuture<String>> futures = new ArrayList<>();
    for (int delay : new int[] {400, 5, 200}) {
      futures.add(one.schedule(() -> {
        LOG.add("after " + delay);
        return "result " + delay;
      }, delay, TimeUnit.MILLISECONDS));
    }
    for (ScheduledFuture<String> f : futures) System.out.print(f.get() + "; ");
    System.out.println(LOG + " " + (futures.get(0).getDelay(TimeUnit.NANOSECONDS) <= 0));
    LOG.clear();
    ScheduledFuture<?> never = one.schedule(() -> LOG.add("never"), 1, TimeUnit.HOURS);
    Delayed far = one.schedule(() -> {}, 2, TimeUnit.HOURS);
    System.out.println((never.compareTo(far) < 0) + " " + (never.getDelay(TimeUnit.MINUTES) > 50) + " "
        + never.cancel(false) + " " + never.cancel(false) + " " + never.isCancelled());
    try {
      never.get();
    } catch (CancellationException e) {
      System.out.println("cancelled");
    }
    CountDownLatch four = new CountDownLatch(4);
    AtomicInteger runs = new AtomicInteger();
    ScheduledFuture<?> rate = one.scheduleAtFixedRate(() -> {
      if (runs.incrementAndGet() <= 4) four.countDown();
    }, 0, 1, TimeUnit.MILLISECONDS);
    four.await();
    System.out.println(rate.cancel(false) + " " + rate.isDone() + " " + (runs.get() >= 4));
    AtomicInteger counted = new AtomicInteger();
    ScheduledFuture<?> failing = one.scheduleWithFixedDelay(() -> {
      if (counted.incrementAndGet() == 3) throw new IllegalStateException("third time");
    }, 0, 1, TimeUnit.MILLISECONDS);
    try {
      failing.get();
    } catch (ExecutionException e) {
      System.out.println(e.getCause().getMessage() + " after " + counted);
    }
    // Tasks due at the same moment run in the order of their submission.
    CountDownLatch gate = new CountDownLatch(1);
    one.execute(() -> {
      try {
        gate.await();
      } catch (InterruptedException e) {
        LOG.add("interrupted");
      }
    });
    for (int i = 0; i < 6; i++) {
      int n = i;
      one.schedule(() -> LOG.add("t" + n), 0, TimeUnit.SECONDS);
    }
    gate.countDown();
    one.submit(() -> {}).get();
    System.out.println(LOG);
    System.out.println(one.shutdownNow().size() + " left " + one.awaitTermination(60, TimeUnit.SECONDS));
    LOG.clear();
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    pool.setRemoveOnCancelPolicy(true);
    ScheduledFuture<?> removed = pool.schedule(() -> {}, 1, TimeUnit.HOURS);
    int before = pool.getQueue().size();
    removed.cancel(false);
    System.out.println(before + " " + pool.getQueue().size() + " "
        + pool.getExecuteExistingDelayedTasksAfterShutdownPolicy() + " "
        + pool.getContinueExistingPeriodicTasksAfterShutdownPolicy());
    pool.schedule(() -> LOG.add("delayed task after shutdown"), 20, TimeUnit.MILLISECONDS);
    ScheduledFuture<?> periodic = pool.scheduleAtFixedRate(() -> LOG.add("periodic"), 1, 1, TimeUnit.HOURS);
    pool.shutdown();
    System.out.println(pool.awaitTermination(60, TimeUnit.SECONDS) + " " + LOG + " " + periodic.isCancelled());
    ScheduledThreadPoolExecutor strict = new ScheduledThreadPoolExecutor(1);
    strict.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    ScheduledFuture<?> dropped = strict.schedule(() -> LOG.add("dropped"), 1, TimeUnit.HOURS);
    strict.shutdown();
    System.out.println(strict.awaitTermination(60, TimeUnit.SECONDS) + " " + dropped.isCancelled());
    try {
      strict.schedule(() -> {}, 1, TimeUnit.SECONDS);
    } catch (java.util.concurrent.RejectedExecutionException e) {
      System.out.println("rejected");
    }
    try {
      new ScheduledThreadPoolExecutor(1).scheduleAtFixedRate(() -> {}, 0, 0, TimeUnit.SECONDS);
    } catch (IllegalArgumentException e) {
      System.out.println("period must be positive");
    }
  }
}
