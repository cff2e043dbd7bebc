import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * FutureTask: result, failure, cancelling before, during and after the run, waiting with a limit, many who wait; a
 * memoizer.
 */
public class ConcFutureTask {
  static String outcome(FutureTask<?> f) {
    try {
      return "value " + f.get(1, TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      return "failed " + e.getCause() + " | " + e.getMessage();
    } catch (TimeoutException e) {
      return "not done";
    } catch (CancellationException e) {
      return "cancelled";
    } catch (InterruptedException e) {
      return "interrupted";
    }
  }

  static String flags(FutureTask<?> f) {
    return " done " + f.isDone() + " cancelled " + f.isCancelled() + " "
        + f.toString().replaceAll(".*FutureTask@[0-9a-f]+", "").replaceAll("ConcFutureTask[^\\]]*", "task");
  }

  public static void main(String[] args) throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 6 * 7);
    System.out.println(outcome(task) + flags(task));
    task.run();
    task.run();
    System.out.println(outcome(task) + flags(task) + " " + task.cancel(true));
    FutureTask<Integer> failing = new FutureTask<>(() -> {
      throw new java.io.IOException("no disk");
    });
    failing.run();
    System.out.println(outcome(failing) + " " + failing.isDone());
    FutureTask<String> early = new FutureTask<>(() -> "never");
    System.out.println(early.cancel(false) + " " + early.cancel(true) + " " + outcome(early) + flags(early));
    early.run();
    CountDownLatch running = new CountDownLatch(1);
    CountDownLatch finished = new CountDownLatch(1);
    List<String> log = Collections.synchronizedList(new ArrayList<>());
    FutureTask<String> blocked = new FutureTask<>(() -> {
      try {
        running.countDown();
        new CountDownLatch(1).await();
        return "never";
      } catch (InterruptedException e) {
        log.add("task interrupted");
        throw e;
      } finally {
        finished.countDown();
      }
    });
    Thread runner = new Thread(blocked);
    runner.start();
    running.await();
    System.out.println(outcome(blocked) + " " + blocked.isDone());
    System.out.println(blocked.cancel(true) + " " + outcome(blocked));
    finished.await();
    runner.join();
    System.out.println(log);
    AtomicInteger doneCalls = new AtomicInteger();
    FutureTask<String> gentle = new FutureTask<>(() -> {
      log.add("runs to the end");
      return "value";
    }) {
      @Override
      protected void done() {
        doneCalls.incrementAndGet();
      }
    };
    List<String> got = Collections.synchronizedList(new ArrayList<>());
    Thread[] waiters = new Thread[4];
    for (int i = 0; i < 4; i++) {
      (waiters[i] = new Thread(() -> {
        try {
          got.add(gentle.get());
        } catch (InterruptedException | ExecutionException e) {
          got.add("problem");
        }
      })).start();
    }
    for (Thread t : waiters) {
      while (t.getState() != Thread.State.WAITING) Thread.yield();
    }
    waiters[2].interrupt();
    waiters[2].join();
    gentle.run();
    for (Thread t : waiters) t.join();
    Collections.sort(got);
    System.out.println(got + " " + log + " done called " + doneCalls);
    class Repeating extends FutureTask<Void> {
      int runs;

      Repeating(Runnable r) {
        super(r, null);
      }

      boolean again() {
        runs++;
        return runAndReset();
      }
    }
    int[] budget = {3};
    Repeating repeating = new Repeating(() -> {
      if (budget[0]-- == 0) throw new IllegalStateException("budget used");
    });
    while (repeating.again()) Thread.onSpinWait();
    System.out.println(repeating.runs + " " + outcome(repeating));
    // Several threads want the same value; only one computes it.
    java.util.concurrent.ConcurrentHashMap<Integer, FutureTask<Long>> cache =
        new java.util.concurrent.ConcurrentHashMap<>();
    AtomicInteger computations = new AtomicInteger();
    long[] sums = new long[3];
    Thread[] users = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int me = i;
      (users[i] = new Thread(() -> {
        for (int n = 0; n < 6; n++) {
          int key = n;
          FutureTask<Long> mine = new FutureTask<>(() -> {
            computations.incrementAndGet();
            return (long) key * key;
          });
          FutureTask<Long> known = cache.putIfAbsent(key, mine);
          if (known == null) mine.run();
          try {
            sums[me] += (known == null ? mine : known).get();
          } catch (InterruptedException | ExecutionException e) {
            sums[me] = -1000;
          }
        }
      })).start();
    }
    for (Thread t : users) t.join();
    System.out.println(sums[0] + " " + sums[1] + " " + sums[2] + " computed " + computations);
  }
}
