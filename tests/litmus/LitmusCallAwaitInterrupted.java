import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

// A task of the pool interrupts the thread that awaits the pool's end. If the pool has ended by then, awaitTermination does not wait, and
// does not look for interrupts. Else the wait ends by the interrupt, or by its time.
//
// outcome: interrupted
// outcome: ended
// outcome: time
public class LitmusCallAwaitInterrupted {
  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(main::interrupt);
    pool.shutdown();
    String result;
    try {
      result = pool.awaitTermination(1, TimeUnit.DAYS) ? "ended" : "time";
    } catch (InterruptedException e) {
      result = "interrupted";
    }
    Check.outcome(result);
  }
}
