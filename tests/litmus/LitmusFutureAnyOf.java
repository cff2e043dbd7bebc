// anyOf is completed as soon as one of its futures is, and by that one: main completes the second and gets the value of
// either, as the other thread may have been faster.
//
// outcome: 1
// outcome: 2

import java.util.concurrent.CompletableFuture;
import weaveproof.Check;

public class LitmusFutureAnyOf {
  static final CompletableFuture<Integer> FIRST = new CompletableFuture<>(), SECOND = new CompletableFuture<>();

  public static void main(String[] args) {
    CompletableFuture<Object> any = CompletableFuture.anyOf(FIRST, SECOND);
    new Thread(() -> FIRST.complete(1)).start();
    SECOND.complete(2);
    Check.outcome(any.join());
  }
}
