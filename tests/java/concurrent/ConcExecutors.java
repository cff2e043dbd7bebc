import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** The executors that Executors makes: submission, bulk invocation, shutdown in both ways, rejection. */
public class ConcExecutors {
  /** Fork-join tasks wrap what another thread threw, so only the innermost exception is the same on every schedule. */
  static String root(Throwable t) {
    return t.getCause() == null ? t.toString() : root(t.getCause());
  }

  static void results(String name, ExecutorService pool) throws Exception {
    List<Future<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      int n = i;
      futures.add(pool.submit(() -> n * n));
    }
    int sum = 0;
    for (Future<Integer> f : futures) sum += f.get();
    Future<String> withResult = pool.submit(() -> {}, "given");
    Future<?> runnable = pool.submit(() -> {});
    System.out.print(name + " " + sum + " " + withResult.get() + " " + runnable.get() + " ");
    List<Callable<Integer>> tasks = List.of(() -> 1, () -> 20, () -> {
      throw new IllegalStateException("third");
    });
    StringBuilder all = new StringBuilder();
    for (Future<Integer> f : pool.invokeAll(tasks)) {
      try {
        all.append(f.get()).append(f.isDone());
      } catch (ExecutionException e) {
        all.append(root(e));
      }
      all.append(' ');
    }
    System.out.print(all + "" + pool.invokeAny(List.of(() -> {
      throw new IllegalStateException();
    }, () -> "any")) + " ");
    try {
      pool.invokeAny(List.of(() -> {
        throw new IllegalArgumentException("all fail");
      }));
    } catch (ExecutionException e) {
      System.out.print(root(e) + " ");
    }
    AtomicInteger executed = new AtomicInteger();
    for (int i = 0; i < 5; i++) pool.execute(executed::incrementAndGet);
    pool.shutdown();
    System.out.print(pool.isShutdown() + " ");
    try {
      pool.submit(() -> 1);
    } catch (RejectedExecutionException e) {
      System.out.print("rejected ");
    }
    System.out.println(pool.awaitTermination(60, TimeUnit.SECONDS) + " " + pool.isTerminated() + " " + executed);
  }

  static void shutdownNow() throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    CountDownLatch running = new CountDownLatch(1);
    List<String> log = Collections.synchronizedList(new ArrayList<>());
    Future<?> blocked = pool.submit(() -> {
      running.countDown();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException e) {
        log.add("interrupted by shutdownNow");
      }
    });
    Future<String> queued = pool.submit(() -> "never");
    pool.execute(() -> log.add("never"));
    running.await();
    System.out.println(pool.awaitTermination(1, TimeUnit.MILLISECONDS) + " " + blocked.isDone());
    try {
      queued.get(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println("not yet " + e.getMessage());
    }
    List<Runnable> left = pool.shutdownNow();
    System.out.println(left.size() + " " + pool.awaitTermination(60, TimeUnit.SECONDS) + " " + log + " "
        + blocked.isDone() + " " + queued.isDone());
    ExecutorService single = Executors.newSingleThreadExecutor(r -> new Thread(r, "only one"));
    StringBuffer order = new StringBuffer();
    for (int i = 0; i < 10; i++) {
      int n = i;
      single.execute(() -> order.append(n));
    }
    single.execute(() -> {
      throw new ThreadDeath();
    });
    Future<String> name = single.submit(() -> Thread.currentThread().getName());
    System.out.println(name.get() + " " + order);
    Future<?> cancelled = single.submit(() -> {
      try {
        Thread.sleep(600_000);
      } catch (InterruptedException e) {
        order.append(" cancelled");
      }
    });
    System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled() + " " + cancelled.isDone());
    try {
      cancelled.get();
    } catch (CancellationException e) {
      System.out.println("cancellation " + e.getMessage());
    }
    single.shutdown();
    System.out.println(single.awaitTermination(60, TimeUnit.SECONDS));
  }

  public static void main(String[] args) throws Exception {
    results("fixed", Executors.newFixedThreadPool(3));
    results("cached", Executors.newCachedThreadPool());
    results("single", Executors.newSingleThreadExecutor());
    results("stealing", Executors.newWorkStealingPool(2));
    results("scheduled", Executors.newScheduledThreadPool(2));
    shutdownNow();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Future<Integer>> timed = pool.invokeAll(Arrays.asList(() -> 1, () -> {
      new CountDownLatch(1).await();
      return 2;
    }), 40, TimeUnit.MILLISECONDS);
    System.out.println(timed.get(0).isDone() + " " + timed.get(1).isCancelled());
    pool.shutdown();
    try {
      Executors.newFixedThreadPool(0);
    } catch (IllegalArgumentException e) {
      System.out.println("no threads");
    }
    System.out.println(Executors.callable(() -> {}, 5).call() + " " + Executors.callable(() -> {}).call() + " "
        + Executors.unconfigurableExecutorService(pool).isShutdown());
  }
}
