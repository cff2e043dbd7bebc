// Two threads complete the same future, one normally, one with an exception. The first one wins and is told so; the
// value does not change any more.
//
// outcome: a=true b=false value 1
// outcome: a=false b=true failed

import java.util.concurrent.CompletableFuture;
import weaveproof.Check;

public class LitmusCompletableFuture {
  static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();
  static boolean a;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = FUTURE.complete(1));
    first.start();
    boolean b = FUTURE.completeExceptionally(new IllegalStateException());
    first.join();
    String end = FUTURE.isCompletedExceptionally() ? "failed" : "value " + FUTURE.join();
    Check.outcome("a=" + a + " b=" + b + " " + end);
  }
}
