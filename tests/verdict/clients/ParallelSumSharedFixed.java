import java.util.concurrent.CompletableFuture;

/** Each task has its own sum, and the last one adds them up. */
public class ParallelSumSharedFixed { // expect: no-violation
  static final int[] NUMBERS = {1, 2, 3, 4};

  static int part(int from, int to) {
    int part = 0;
    for (int i = from; i < to; ++i) part += NUMBERS[i];
    return part;
  }

  public static void main(String[] args) {
    CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> part(0, 2));
    CompletableFuture<Integer> right = CompletableFuture.supplyAsync(() -> part(2, 4));
    assert left.thenCombine(right, Integer::sum).join() == 10;
  }
}
