package everyday;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/* everyday: two tasks in a pool that steals
 */
public class Stealing {
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newWorkStealingPool(2);
    Future<Integer> one = pool.submit(() -> 1);
    Future<Integer> two = pool.submit(() -> 2);
    int sum = one.get() + two.get();
    pool.shutdown();
    assert sum == 3;
  }
}
