import java.util.concurrent.CompletableFuture;

/** getNow() takes a default for an answer. */
public class CommonPoolNotAwaited {
  public static void main(String[] args) {
    CompletableFuture<Integer> answer = CompletableFuture.supplyAsync(() -> 42);
    assert answer.getNow(0) == 42; // expect: assertion
  }
}
