import java.util.concurrent.CompletableFuture;

/**
 * Two tasks add their parts to one plain field. From 25 on, they always run in the common pool, which has one worker on the two
 * processors that are assumed: there one task begins when the other has ended.
 */
public class ParallelSumShared { // expect 25: no-violation
  static final int[] NUMBERS = {1, 2, 3, 4};
  static int sum;


  static int part(int from, int to) {
    int part = 0;
    for (int i = from; i < to; ++i) part += NUMBERS[i];
    return part;
  }

  public static void main(String[] args) {
    CompletableFuture<Void> left = CompletableFuture.runAsync(() -> sum += part(0, 2));
    CompletableFuture<Void> right = CompletableFuture.runAsync(() -> sum += part(2, 4));
    left.join();
    right.join();
    assert sum == 10; // expect: assertion
  }
}
