package everyday;

import java.util.concurrent.CompletableFuture;

/* everyday: PARTS, parts that are fetched at the same time, and added when all are there
 */
public class Gathered {
  public static void main(String[] args) {
    int parts = Integer.parseInt(args[0]);
    CompletableFuture<?>[] fetched = new CompletableFuture<?>[parts];
    for (int i = 0; i < parts; ++i) {
      int part = i;
      fetched[i] = CompletableFuture.supplyAsync(() -> part, task -> new Thread(task).start());
    }
    int sum = CompletableFuture.allOf(fetched).thenApply(all -> {
      int total = 0;
      for (CompletableFuture<?> future : fetched) {
        total += (Integer) future.join();
      }
      return total;
    }).join();
    assert sum == parts * (parts - 1) / 2;
  }
}
