// oracle: yes
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

/** If it says so, the pool has terminated, and all tasks are done. */
public class TerminationNotAwaitedFixed { // expect: no-violation
  static volatile boolean done;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> done = true);
    Check.atomic(() -> pool.shutdown());
    if (pool.awaitTermination(1, TimeUnit.MINUTES)) {
      assert done;
    }
  }
}
