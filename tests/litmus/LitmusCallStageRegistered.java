import java.util.concurrent.CompletableFuture;
import weaveproof.Check;

// Which thread runs two stages of a future? One is registered before, by main; the other one by a thread d, while c completes the future. If
// d comes too late, it runs its own stage at once, and c the first one. If d comes early, c runs both. If the future is completed
// when d has just registered its stage, d tries to run it: d runs its own stage, and goes on with the first one, or c does. Or c has run d's
// stage, d sees that it is done, and goes on with the first one.
//
// outcome: c c
// outcome: c d
// outcome: d c
// outcome: d d
public class LitmusCallStageRegistered {
  static String first;
  static String second;

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    future.thenAccept(value -> first = Thread.currentThread().getName());
    Thread c = new Thread(() -> future.complete(1), "c");
    Thread d = new Thread(() -> future.thenAccept(value -> second = Thread.currentThread().getName()), "d");
    c.start();
    d.start();
    c.join();
    d.join();
    Check.outcome(first + " " + second);
  }
}
