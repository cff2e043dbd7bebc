import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import weaveproof.Check;

// The pool's thread takes the second task, and shutdownNow marks the pool. The thread sees that, and interrupts itself before it runs the
// task, which clears the interrupt. Then shutdownNow interrupts the threads of the pool: a second interrupt. Or there is one, before
// the first look, or between both, or none before the end.
//
// outcome: false false
// outcome: false true
// outcome: true false
// outcome: true true
public class LitmusCallInterruptedTwice {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> {});
    pool.execute(() -> {
      boolean first = Thread.interrupted();
      boolean second = Thread.interrupted();
      Check.outcome(first + " " + second);
    });
    pool.shutdownNow();
  }
}
