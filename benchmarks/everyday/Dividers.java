package everyday;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/* everyday: WORKERS, tasks of which one fails, in the order in which they end
 */
public class Dividers {
  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
    ExecutorCompletionService<Integer> tasks = new ExecutorCompletionService<>(pool);
    for (int i = 0; i < 3; ++i) {
      int divisor = i;
      tasks.submit(() -> 6 / divisor);
    }
    List<Integer> results = new ArrayList<>();
    int failures = 0;
    for (int i = 0; i < 3; ++i) {
      try {
        results.add(tasks.take().get());
      } catch (ExecutionException e) {
        ++failures;
      }
    }
    pool.shutdown();
    assert failures == 1 && results.contains(6) && results.contains(3);
  }
}
