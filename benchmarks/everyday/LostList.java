package everyday;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/* everyday: WORKERS TASKS, the tasks of a pool add to one list that is not made for that
 */
public class LostList {
  public static void main(String[] args) throws InterruptedException {
    int tasks = Integer.parseInt(args[1]);
    List<Integer> results = new ArrayList<>();
    ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
    for (int task = 0; task < tasks; ++task) {
      int number = task;
      pool.execute(() -> results.add(number));
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended && results.size() == tasks;
  }
}
