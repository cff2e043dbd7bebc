import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import weaveproof.Check;

/** When the pool says that it has terminated, all its tasks are done. */
public class TerminationNotAwaitedFixed { // expect: no-violation
  static volatile boolean done;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> done = true);
    Check.atomic(() -> pool.shutdown());
    while (!pool.isTerminated()) Thread.onSpinWait();
    assert done;
  }
}
