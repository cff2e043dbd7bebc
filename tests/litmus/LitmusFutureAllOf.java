// allOf is completed when all of its futures are, and not before. Main completes the second and asks: done if the first
// was completed before. When it is done both values are there.
//
// outcome: done 3
// outcome: not yet

import java.util.concurrent.CompletableFuture;
import weaveproof.Check;

public class LitmusFutureAllOf {
  static final CompletableFuture<Integer> FIRST = new CompletableFuture<>(), SECOND = new CompletableFuture<>();

  public static void main(String[] args) {
    CompletableFuture<Void> all = CompletableFuture.allOf(FIRST, SECOND);
    new Thread(() -> FIRST.complete(1)).start();
    SECOND.complete(2);
    Check.outcome(all.isDone() ? "done " + (FIRST.join() + SECOND.join()) : "not yet");
  }
}
