import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Results in the order of completion, and scopes that fork tasks and end only when all of them have. */
public class ConcCompletionService {
  /** Tasks that belong to a block of code: all succeed, or the rest is cancelled and the first failure is thrown. */
  static final class Scope implements AutoCloseable {
    private final ExecutorService pool = Executors.newCachedThreadPool();
    private final ExecutorCompletionService<Object> service = new ExecutorCompletionService<>(pool);
    private final List<Future<Object>> forked = new ArrayList<>();

    <T> Future<T> fork(Callable<T> task) {
      Future<Object> f = service.submit(task::call);
      forked.add(f);
      @SuppressWarnings("unchecked")
      Future<T> typed = (Future<T>) f;
      return typed;
    }

    void join() throws InterruptedException, ExecutionException {
      for (int i = 0; i < forked.size(); i++) service.take().get();
    }

    @Override
    public void close() {
      for (Future<Object> f : forked) f.cancel(true);
      pool.shutdown();
      try {
        if (!pool.awaitTermination(60, TimeUnit.SECONDS)) throw new IllegalStateException("tasks left");
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  static void inOrderOfCompletion() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(3);
    ExecutorCompletionService<String> service = new ExecutorCompletionService<>(pool);
    CountDownLatch[] gates = {new CountDownLatch(1), new CountDownLatch(1), new CountDownLatch(1)};
    for (int i = 0; i < 3; i++) {
      int me = i;
      service.submit(() -> {
        gates[me].await();
        return "task " + me;
      });
    }
    System.out.print(service.poll() + " " + service.poll(1, TimeUnit.MILLISECONDS) + " ");
    for (int i : new int[] {2, 0, 1}) {
      gates[i].countDown();
      System.out.print(service.take().get() + "; ");
    }
    service.submit(() -> {}, "runnable");
    System.out.println(service.take().get());
    Future<String> failing = service.submit(() -> {
      throw new IllegalStateException("fails");
    });
    Future<String> taken = service.take();
    try {
      taken.get();
    } catch (ExecutionException e) {
      System.out.println((taken == failing) + " " + taken.isDone() + " " + e.getCause().getMessage());
    }
    pool.shutdown();
    System.out.println(pool.awaitTermination(60, TimeUnit.SECONDS));
  }

  public static void main(String[] args) throws Exception {
    inOrderOfCompletion();
    try (Scope scope = new Scope()) {
      Future<Integer> a = scope.fork(() -> 20);
      Future<Integer> b = scope.fork(() -> 22);
      Future<String> c = scope.fork(() -> "answer ");
      scope.join();
      System.out.println(c.get() + (a.get() + b.get()));
    }
    CountDownLatch interrupted = new CountDownLatch(2);
    CountDownLatch started = new CountDownLatch(2);
    try (Scope scope = new Scope()) {
      for (int i = 0; i < 2; i++) {
        scope.fork(() -> {
          started.countDown();
          try {
            new CountDownLatch(1).await();
            return "?";
          } catch (InterruptedException e) {
            interrupted.countDown();
            throw e;
          }
        });
      }
      scope.fork(() -> {
        started.await();
        throw new IllegalArgumentException("one fails");
      });
      scope.join();
    } catch (ExecutionException e) {
      System.out.println(e.getCause() + " and the others were interrupted " + (interrupted.getCount() == 0));
    }
    try (Scope outer = new Scope()) {
      Future<Integer> sum = outer.fork(() -> {
        try (Scope inner = new Scope()) {
          List<Future<Integer>> parts = new ArrayList<>();
          for (int i = 1; i <= 3; i++) {
            int n = i;
            parts.add(inner.fork(() -> n * n));
          }
          inner.join();
          int total = 0;
          for (Future<Integer> f : parts) total += f.get();
          return total;
        }
      });
      outer.join();
      System.out.println("nested " + sum.get());
    }
  }
}
