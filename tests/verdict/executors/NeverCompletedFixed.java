import java.util.concurrent.CompletableFuture;

/** supplyAsync completes the future in either case; handle() sees to both. */
public class NeverCompletedFixed { // expect: no-violation
  static volatile int divisor;

  public static void main(String[] args) {
    CompletableFuture<Integer> quotient =
        CompletableFuture.supplyAsync(() -> 10 / divisor, task -> new Thread(task).start())
            .handle((value, failure) -> failure == null ? value : -1);
    divisor = 5;
    int result = quotient.join();
    assert result == 2 || result == -1;
  }
}
