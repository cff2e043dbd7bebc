// Two threads complete the same future, main reads what is there now, or 0. The first one to complete wins and is told
// so; main comes before or behind that.
//
// outcome: won 1 seen 0
// outcome: won 1 seen 1
// outcome: won 2 seen 0
// outcome: won 2 seen 2

import java.util.concurrent.CompletableFuture;
import weaveproof.Check;

public class LitmusFutureTwice {
  static final CompletableFuture<Integer> FUTURE = new CompletableFuture<>();
  static boolean a, b;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = FUTURE.complete(1));
    Thread second = new Thread(() -> b = FUTURE.complete(2));
    first.start();
    second.start();
    int seen = FUTURE.getNow(0);
    first.join();
    second.join();
    if (a != b && FUTURE.join() == (a ? 1 : 2)) Check.outcome("won " + FUTURE.join() + " seen " + seen);
  }
}
