import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** CompletableFuture with executors of its own and with the common pool: fan out and in, races, time limits, delays. */
public class ConcCompletableAsync {
  static String cause(CompletableFuture<?> f) {
    try {
      return "value " + f.join();
    } catch (CompletionException e) {
      return e.getCause().getClass().getSimpleName() + " " + e.getCause().getMessage();
    }
  }

  public static void main(String[] args) throws Exception {
    AtomicInteger threads = new AtomicInteger();
    ExecutorService pool = Executors.newFixedThreadPool(3, r -> new Thread(r, "async-" + threads.incrementAndGet()));
    List<CompletableFuture<Integer>> parts =
        IntStream.range(0, 8).mapToObj(i -> CompletableFuture.supplyAsync(() -> i * i, pool))
        .collect(Collectors.toList());
    CompletableFuture<Integer> sum =
        CompletableFuture.allOf(parts.toArray(new CompletableFuture<?>[0]))
        .thenApply(v -> parts.stream().mapToInt(CompletableFuture::join).sum());
    System.out.println("sum " + sum.get(60, TimeUnit.SECONDS));
    System.out.println(CompletableFuture.supplyAsync(() -> Thread.currentThread().getName().startsWith("async-"), pool)
        .thenApplyAsync(b -> b && Thread.currentThread().getName().startsWith("async-"), pool).join());
    CompletableFuture<String> pipeline =
        CompletableFuture.supplyAsync(() -> "load", pool).thenApplyAsync(s -> s + ">parse", pool)
        .thenComposeAsync(s -> CompletableFuture.supplyAsync(() -> s + ">fetch", pool), pool)
        .thenCombineAsync(CompletableFuture.supplyAsync(() -> "!", pool), String::concat, pool)
        .whenCompleteAsync((s, e) -> {}, pool);
    System.out.println(pipeline.join());
    CompletableFuture<Integer> failing = CompletableFuture.supplyAsync(() -> {
      throw new IllegalStateException("in the pool");
    }, pool);
    System.out.println(cause(failing.thenApplyAsync(x -> x + 1, pool)) + " | "
        + failing.exceptionally(e -> e.getCause() == null ? 1 : 2).join() + " | "
        + failing.handleAsync((x, e) -> x == null ? "handled" : "?", pool).join());
    CountDownLatch never = new CountDownLatch(1);
    CompletableFuture<String> slow = CompletableFuture.supplyAsync(() -> {
      try {
        never.await();
      } catch (InterruptedException e) {
        return "interrupted";
      }
      return "slow";
    }, pool);
    CompletableFuture<String> quick = CompletableFuture.supplyAsync(() -> "quick", pool);
    System.out.println(CompletableFuture.anyOf(slow, quick).join() + " "
        + slow.applyToEitherAsync(quick, s -> "either " + s, pool).join());
    CompletableFuture<String> limited = slow.copy().orTimeout(5, TimeUnit.MILLISECONDS);
    CompletableFuture<String> defaulted = slow.copy().completeOnTimeout("default", 5, TimeUnit.MILLISECONDS);
    System.out.println(cause(limited) + " " + cause(defaulted) + " " + slow.isDone());
    try {
      slow.get(2, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println("still slow");
    }
    never.countDown();
    System.out.println(slow.join());
    Executor delayed = CompletableFuture.delayedExecutor(10, TimeUnit.MILLISECONDS, pool);
    long before = System.nanoTime();
    System.out.println(CompletableFuture.supplyAsync(() -> "delayed", delayed).join() + " "
        + (System.nanoTime() - before >= 9_000_000));
    List<String> log = Collections.synchronizedList(new ArrayList<>());
    CompletableFuture<Void> runs =
        CompletableFuture.runAsync(() -> log.add("ran"), pool).thenRunAsync(() -> log.add("then"), pool)
        .thenAcceptAsync(v -> log.add("accept " + v), pool);
    runs.join();
    System.out.println(log);
    System.out.println(CompletableFuture.supplyAsync(() -> 20).thenApplyAsync(x -> x + 1)
        .thenCombine(CompletableFuture.supplyAsync(() -> 2), (x, y) -> x * y).join());
    CompletableFuture<Integer> shared = new CompletableFuture<>();
    List<CompletableFuture<Integer>> dependents = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      int n = i;
      dependents.add(shared.thenApplyAsync(x -> x + n, pool));
    }
    Thread[] completers = new Thread[3];
    AtomicInteger winners = new AtomicInteger();
    for (int i = 0; i < 3; i++) {
      (completers[i] = new Thread(() -> {
        if (shared.complete(100)) winners.incrementAndGet();
      })).start();
    }
    for (Thread t : completers) t.join();
    System.out.println(dependents.stream().map(CompletableFuture::join).toList() + " winners " + winners);
    CompletableFuture<Integer> completedAsync = new CompletableFuture<Integer>().completeAsync(() -> 77, pool);
    System.out.println(completedAsync.get());
    pool.shutdown();
    System.out.println(pool.awaitTermination(60, TimeUnit.SECONDS) + " " + (threads.get() <= 3));
  }
}
