// One thread completes a future with an exception, main with a value; a stage behind it turns an exception into 0.
// Who comes first decides, for both: main's complete tells whether it was first.
//
// outcome: main true, 5
// outcome: main false, 0

import java.util.concurrent.CompletableFuture;
import weaveproof.Check;

public class LitmusFutureRecovers {
  public static void main(String[] args) {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    CompletableFuture<Integer> sure = future.exceptionally(e -> 0);
    new Thread(() -> future.completeExceptionally(new IllegalStateException())).start();
    boolean first = future.complete(5);
    Check.outcome("main " + first + ", " + sure.join());
  }
}
