// thenCombine runs its function once, when both futures are there, by one of the threads that complete them: the one
// that comes last, or the first if it is still busy with what depends on its own.
//
// outcome: 3 by first
// outcome: 3 by main

import java.util.concurrent.CompletableFuture;
import weaveproof.Check;

public class LitmusFutureCombine {
  static final CompletableFuture<Integer> FIRST = new CompletableFuture<>(), SECOND = new CompletableFuture<>();

  public static void main(String[] args) {
    CompletableFuture<String> both =
        FIRST.thenCombine(SECOND, (a, b) -> a + b + " by " + Thread.currentThread().getName());
    new Thread(() -> FIRST.complete(1), "first").start();
    SECOND.complete(2);
    Check.outcome(both.join());
  }
}
