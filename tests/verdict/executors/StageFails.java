import java.util.concurrent.CompletableFuture;

/** The failure of a stage comes out of join() at the end of the chain. */
public class StageFails {
  static volatile String text;

  public static void main(String[] args) {
    CompletableFuture<Integer> length =
        CompletableFuture.supplyAsync(() -> text, task -> new Thread(task).start()).thenApply(s -> s.length());
    text = "text";
    length.join(); // expect: exception java.util.concurrent.CompletionException anywhere
  }
}
