package everyday;

import java.util.concurrent.CompletableFuture;

/* everyday: two prices asked for at once and combined, with a fallback for the one that fails
 */
public class ScatterGather {
  public static void main(String[] args) {
    CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> 40);
    CompletableFuture<Integer> second = CompletableFuture.<Integer>supplyAsync(() -> {
      throw new IllegalStateException("no answer");
    }).exceptionally(failure -> 2);
    int sum = first.thenCombine(second, Integer::sum).join();
    assert sum == 42;
  }
}
