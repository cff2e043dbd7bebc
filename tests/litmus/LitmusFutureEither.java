// applyToEither takes the result of one of two futures that two threads complete: that of the first one to be there,
// or, when both are there, either.
//
// outcome: 1
// outcome: 2

import java.util.concurrent.CompletableFuture;
import weaveproof.Check;

public class LitmusFutureEither {
  static final CompletableFuture<Integer> FIRST = new CompletableFuture<>(), SECOND = new CompletableFuture<>();

  public static void main(String[] args) {
    CompletableFuture<Integer> either = FIRST.applyToEither(SECOND, number -> number);
    new Thread(() -> FIRST.complete(1)).start();
    SECOND.complete(2);
    Check.outcome(either.join());
  }
}
