// Two stages behind a future that another thread completes: who runs them? Completed before main attaches the first:
// main runs both, in its calls. Attached both before: the other runs both. The first attached, and run by the other;
// then main attaches the second, finds the first one's result there, and runs it itself. That main runs the first and
// the other the second is impossible: main runs the first within its call, and its result is there when it attaches
// the second.
//
// outcome: main main
// outcome: other other
// outcome: other main

import java.util.concurrent.CompletableFuture;
import weaveproof.Check;

public class LitmusStagesByWhom {
  static String me() {
    return Thread.currentThread().getName();
  }

  public static void main(String[] args) {
    CompletableFuture<String> future = new CompletableFuture<>();
    new Thread(() -> future.complete(""), "other").start();
    CompletableFuture<String> first = future.thenApply(nothing -> me());
    CompletableFuture<String> second = first.thenApply(who -> who + " " + me());
    Check.outcome(second.join());
  }
}
