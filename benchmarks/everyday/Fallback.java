package everyday;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/* everyday: WORKERS, two answers that are combined; one fails, and a default takes its place
 */
public class Fallback {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
    CompletableFuture<Integer> price = CompletableFuture.supplyAsync(() -> 20, pool);
    CompletableFuture<Integer> discount = CompletableFuture.<Integer>supplyAsync(() -> {
      throw new IllegalStateException("no answer");
    }, pool).exceptionally(failure -> 5);
    int sum = price.thenCombine(discount, (a, b) -> a - b).handle((value, failure) -> failure == null ? value : -1).join();
    pool.shutdown();
    assert sum == 15;
  }
}
