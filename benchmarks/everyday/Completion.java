package everyday;

import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/* everyday: WORKERS TASKS, results taken in the order in which they come
 */
public class Completion {
  public static void main(String[] args) throws Exception {
    int workers = Integer.parseInt(args[0]);
    int tasks = Integer.parseInt(args[1]);
    ExecutorService pool = Executors.newFixedThreadPool(workers);
    CompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    for (int task = 0; task < tasks; ++task) {
      int number = task;
      service.submit(() -> number);
    }
    int sum = 0;
    for (int task = 0; task < tasks; ++task) {
      sum += service.take().get();
    }
    pool.shutdown();
    assert sum == tasks * (tasks - 1) / 2;
  }
}
