package everyday;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/* everyday: WORKERS TASKS, a list of tasks handed to a fixed pool at once
 */
public class InvokeAll {
  public static void main(String[] args) throws Exception {
    int workers = Integer.parseInt(args[0]);
    int tasks = Integer.parseInt(args[1]);
    ExecutorService pool = Executors.newFixedThreadPool(workers);
    List<Callable<Integer>> work = new ArrayList<>();
    for (int task = 0; task < tasks; ++task) {
      int number = task;
      work.add(() -> number);
    }
    int sum = 0;
    for (Future<Integer> result : pool.invokeAll(work)) {
      sum += result.get();
    }
    pool.shutdown();
    assert sum == tasks * (tasks - 1) / 2;
  }
}
