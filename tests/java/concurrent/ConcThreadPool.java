import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * ThreadPoolExecutor: core and maximum sizes, queues, the four rejection policies, hooks, factories, changing
 * parameters.
 */
public class ConcThreadPool {
  static final class Gate {
    final CountDownLatch open = new CountDownLatch(1);
    final AtomicInteger finished = new AtomicInteger();

    Runnable task() {
      return () -> {
        try {
          open.await();
        } catch (InterruptedException e) {
          finished.addAndGet(1000);
        }
        finished.incrementAndGet();
      };
    }
  }

  static void growth() throws InterruptedException {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(2, 4, 1, TimeUnit.HOURS, new ArrayBlockingQueue<>(3));
    Gate gate = new Gate();
    StringBuilder sizes = new StringBuilder();
    for (int i = 0; i < 7; i++) {
      pool.execute(gate.task());
      sizes.append(pool.getPoolSize()).append('/').append(pool.getQueue().size()).append(' ');
    }
    System.out.println(sizes + "core " + pool.getCorePoolSize() + " max " + pool.getMaximumPoolSize() + " largest "
        + pool.getLargestPoolSize());
    try {
      pool.execute(gate.task());
    } catch (RejectedExecutionException e) {
      System.out.println("rejected "
          + e.getMessage().contains("rejected from java.util.concurrent.ThreadPoolExecutor"));
    }
    gate.open.countDown();
    pool.shutdown();
    System.out.println(pool.awaitTermination(60, TimeUnit.SECONDS) + " " + gate.finished + " "
        + pool.getCompletedTaskCount() + " " + pool.getPoolSize());
  }

  static void policies() throws InterruptedException {
    Gate gate = new Gate();
    List<String> ran = Collections.synchronizedList(new ArrayList<>());
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(1));
    pool.execute(gate.task());
    pool.execute(() -> ran.add("oldest queued"));
    pool.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
    pool.execute(() -> ran.add("in " + Thread.currentThread().getName()));
    pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
    pool.execute(() -> ran.add("discarded"));
    pool.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardOldestPolicy());
    pool.execute(() -> ran.add("newest queued"));
    pool.setRejectedExecutionHandler((r, p) -> ran.add("own handler " + p.getQueue().size()));
    pool.execute(() -> ran.add("never"));
    gate.open.countDown();
    pool.shutdown();
    pool.awaitTermination(60, TimeUnit.SECONDS);
    System.out.println(ran);
  }

  static void hooks() throws InterruptedException {
    List<String> log = Collections.synchronizedList(new ArrayList<>());
    AtomicInteger made = new AtomicInteger();
    CountDownLatch submitted = new CountDownLatch(1);
    CountDownLatch died = new CountDownLatch(1);
    String[] uncaught = new String[1];
    ThreadFactory factory = r -> {
      Thread t = new Thread(r, "made-" + made.incrementAndGet());
      t.setUncaughtExceptionHandler((x, e) -> {
        uncaught[0] = "uncaught " + e.getMessage();
        died.countDown();
      });
      return t;
    };
    CountDownLatch ended = new CountDownLatch(1);
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory) {
      @Override
      protected void beforeExecute(Thread t, Runnable r) {
        log.add("before in " + t.getName());
      }

      @Override
      protected void afterExecute(Runnable r, Throwable t) {
        log.add("after " + (t == null ? null : t.getMessage()));
      }

      @Override
      protected void terminated() {
        log.add("terminated");
        ended.countDown();
      }
    };
    pool.execute(() -> {
      try {
        submitted.await();
        log.add("task");
      } catch (InterruptedException e) {
        log.add("interrupted");
      }
    });
    pool.execute(() -> {
      throw new IllegalStateException("task fails");
    });
    pool.submit(() -> {
      throw new IllegalStateException("kept in the future");
    });
    pool.execute(() -> log.add("task in " + Thread.currentThread().getName()));
    pool.shutdown();
    submitted.countDown();
    died.await();
    ended.await();
    pool.awaitTermination(60, TimeUnit.SECONDS);
    System.out.println(log + " " + uncaught[0] + " " + made);
  }

  public static void main(String[] args) throws InterruptedException {
    growth();
    policies();
    hooks();
    ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 2, 50, TimeUnit.MILLISECONDS, new SynchronousQueue<>());
    pool.setCorePoolSize(1);
    pool.setMaximumPoolSize(3);
    pool.setKeepAliveTime(2, TimeUnit.SECONDS);
    pool.allowCoreThreadTimeOut(true);
    System.out.println(pool.prestartCoreThread() + " " + pool.prestartAllCoreThreads() + " " + pool.getPoolSize() + " "
        + pool.getKeepAliveTime(TimeUnit.MILLISECONDS) + " " + pool.allowsCoreThreadTimeOut() + " "
        + pool.remove(() -> {}));
    pool.shutdown();
    System.out.println(pool.awaitTermination(60, TimeUnit.SECONDS) + " " + pool.isTerminating());
    for (int[] bad : new int[][] {{-1, 1}, {2, 1}, {0, 0}}) {
      try {
        new ThreadPoolExecutor(bad[0], bad[1], 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
      } catch (IllegalArgumentException e) {
        System.out.print("illegal ");
      }
    }
    System.out.println();
  }
}
