package everyday;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/* everyday: WORKERS TASKS, a count in a map that is read and then written
 */
public class CheckThenPut {
  public static void main(String[] args) throws InterruptedException {
    int tasks = Integer.parseInt(args[1]);
    ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();
    ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
    for (int task = 0; task < tasks; ++task) {
      pool.execute(() -> {
        Integer old = counts.get("hits");
        counts.put("hits", old == null ? 1 : old + 1);
      });
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended && counts.get("hits") == tasks;
  }
}
