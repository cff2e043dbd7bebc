package subjects;

import java.util.List;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;

/** A ForkJoinPool, and tasks that divide themselves. */
public final class Forks {
  private final Log log = new Log();
  private final ForkJoinPool pool;

  public Forks(int workers) {
    pool = new ForkJoinPool(workers);
  }

  private static final class Sum extends RecursiveTask<Integer> {
    final int numbers;

    Sum(int numbers) {
      this.numbers = numbers;
    }

    @Override
    protected Integer compute() {
      if (numbers == 1) {
        return 1;
      }
      Sum half = new Sum(numbers / 2);
      half.fork();
      return new Sum(numbers - numbers / 2).compute() + half.join();
    }
  }

  private static final class Tree extends CountedCompleter<Void> {
    final Log log;
    final int leaves;

    Tree(CountedCompleter<?> parent, Log log, int leaves) {
      super(parent);
      this.log = log;
      this.leaves = leaves;
    }

    @Override
    public void compute() {
      if (leaves > 1) {
        setPendingCount(1);
        new Tree(this, log, leaves - 1).fork();
      }
      tryComplete();
    }

    @Override
    public void onCompletion(CountedCompleter<?> caller) {
      log.add("leaf " + leaves);
    }
  }

  public int sum(int numbers) {
    return pool.invoke(new Sum(numbers));
  }

  public void tree(int leaves) {
    pool.invoke(new Tree(null, log, leaves));
  }

  public void execute() {
    pool.execute(() -> log.add("executed"));
  }

  public String call() throws InterruptedException, ExecutionException {
    return pool.submit(() -> {
      log.add("called");
      return "result";
    }).get();
  }

  public void fail() {
    pool.submit((Runnable) () -> {
      throw new IllegalStateException();
    }).join();
  }

  public boolean cancel() {
    ForkJoinTask<?> task = pool.submit(() -> log.add("not cancelled"));
    return task.cancel(true);
  }

  public void shutdown() {
    pool.shutdown();
  }

  public List<String> end() throws InterruptedException {
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.MINUTES);
    return log.lines();
  }
}
