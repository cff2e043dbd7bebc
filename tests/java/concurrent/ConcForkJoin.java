import java.util.Arrays;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * Fork and join: recursive tasks and actions, exceptions through join, cancelling, completers, parallel streams in a
 * pool.
 */
public class ConcForkJoin {
  static final class Fibonacci extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    final int n;

    Fibonacci(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      if (n < 2) return n;
      Fibonacci left = new Fibonacci(n - 1);
      left.fork();
      return new Fibonacci(n - 2).compute() + left.join();
    }
  }

  static final class Sort extends RecursiveAction {
    private static final long serialVersionUID = 1;
    final int[] data;
    final int from;
    final int to;

    Sort(int[] data, int from, int to) {
      this.data = data;
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from <= 8) {
        Arrays.sort(data, from, to);
        return;
      }
      int middle = (from + to) / 2;
      invokeAll(new Sort(data, from, middle), new Sort(data, middle, to));
      int[] left = Arrays.copyOfRange(data, from, middle);
      for (int i = 0, j = middle, k = from; i < left.length; k++) {
        data[k] = j == to || left[i] <= data[j] ? left[i++] : data[j++];
      }
    }
  }

  static final class Failing extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    final int depth;

    Failing(int depth) {
      this.depth = depth;
    }

    @Override
    protected Integer compute() {
      if (depth == 0) throw new IllegalStateException("at the bottom");
      return new Failing(depth - 1).fork().join();
    }
  }

  static final class Summing extends CountedCompleter<Long> {
    private static final long serialVersionUID = 1;
    final int from;
    final int to;
    long sum;
    Summing left;
    Summing right;

    Summing(CountedCompleter<?> parent, int from, int to) {
      super(parent);
      this.from = from;
      this.to = to;
    }

    @Override
    public void compute() {
      if (to - from > 10) {
        int middle = (from + to) / 2;
        left = new Summing(this, from, middle);
        right = new Summing(this, middle, to);
        setPendingCount(2);
        left.fork();
        right.fork();
      } else {
        for (int i = from; i < to; i++) sum += i;
      }
      tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      if (left != null) sum = left.sum + right.sum;
    }

    @Override
    public Long getRawResult() {
      return sum;
    }
  }

  static Throwable root(Throwable t) {
    return t.getCause() == null ? t : root(t.getCause());
  }

  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(3);
    System.out.println(pool.invoke(new Fibonacci(9)) + " " + new Fibonacci(7).invoke() + " "
        + pool.submit(new Fibonacci(8)).get() + " " + pool.getParallelism());
    int[] data = new int[80];
    for (int i = 0; i < data.length; i++) data[i] = i * 37 % 83;
    pool.invoke(new Sort(data, 0, data.length));
    boolean sorted = IntStream.range(1, data.length).allMatch(i -> data[i - 1] <= data[i]);
    System.out.println(sorted + " " + Arrays.hashCode(data));
    try {
      pool.invoke(new Failing(4));
    } catch (IllegalStateException e) {
      System.out.println("failed " + root(e).getMessage());
    }
    ForkJoinTask<Integer> failing = pool.submit(new Failing(2));
    try {
      failing.get();
    } catch (ExecutionException e) {
      System.out.println("get " + root(e).getMessage() + " " + failing.isCompletedAbnormally() + " "
          + root(failing.getException()).getClass().getSimpleName());
    }
    System.out.println(pool.invoke(new Summing(null, 0, 100)));
    ForkJoinTask<Integer> cancelled = new Fibonacci(3);
    System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled() + " " + cancelled.isDone());
    try {
      cancelled.join();
    } catch (java.util.concurrent.CancellationException e) {
      System.out.println("cancelled");
    }
    AtomicInteger count = new AtomicInteger();
    ForkJoinTask<?> adapted = pool.submit((Runnable) count::incrementAndGet);
    adapted.join();
    System.out.println(count + " " + ForkJoinTask.adapt(() -> "adapted").invoke() + " "
        + pool.submit(() -> ForkJoinTask.inForkJoinPool()).get() + " " + ForkJoinTask.inForkJoinPool());
    System.out.println(pool.submit(() -> IntStream.rangeClosed(1, 100).parallel().sum()).get() + " "
        + IntStream.range(0, 50).parallel().mapToObj(i -> "" + i % 10).reduce("", String::concat));
    Fibonacci first = new Fibonacci(5);
    Fibonacci second = new Fibonacci(6);
    pool.submit(() -> {
      ForkJoinTask.invokeAll(first, second);
    }).get();
    System.out.println(first.getRawResult() + " " + second.join() + " " + first.isCompletedNormally());
    pool.shutdown();
    System.out.println(pool.awaitTermination(60, TimeUnit.SECONDS) + " " + pool.isShutdown() + " "
        + ForkJoinPool.commonPool().awaitQuiescence(60, TimeUnit.SECONDS));
  }
}
