package everyday;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/* everyday: WORKERS TASKS, tasks submitted to a fixed pool, all results awaited
 */
public class Submit {
  public static void main(String[] args) throws Exception {
    int workers = Integer.parseInt(args[0]);
    int tasks = Integer.parseInt(args[1]);
    ExecutorService pool = Executors.newFixedThreadPool(workers);
    List<Future<Integer>> results = new ArrayList<>();
    for (int task = 0; task < tasks; ++task) {
      int number = task;
      results.add(pool.submit(() -> number * number));
    }
    int sum = 0;
    for (Future<Integer> result : results) {
      sum += result.get();
    }
    pool.shutdown();
    assert sum == (tasks - 1) * tasks * (2 * tasks - 1) / 6;
  }
}
