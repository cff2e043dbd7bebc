package everyday;

import java.util.concurrent.CompletableFuture;

/* everyday: CHAINS, chains of two stages each, all joined
 */
public class Stages {
  public static void main(String[] args) {
    int chains = Integer.parseInt(args[0]);
    CompletableFuture<?>[] ends = new CompletableFuture<?>[chains];
    for (int chain = 0; chain < chains; ++chain) {
      int number = chain;
      ends[chain] = CompletableFuture.supplyAsync(() -> number).thenApply(value -> value + 1);
    }
    CompletableFuture.allOf(ends).join();
    for (int chain = 0; chain < chains; ++chain) {
      assert ends[chain].join().equals(chain + 1);
    }
  }
}
