import java.util.concurrent.CompletableFuture;

/** Two threads complete a future: only the first counts. */
public class CompletedByTwo {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Thread other = new Thread(() -> future.complete(1));
    other.start();
    future.complete(2);
    assert future.join() == 2; // expect: assertion
    other.join();
  }
}
