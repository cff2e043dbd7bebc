import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

/** A delayed task that cannot be cancelled any more has run. */
public class ScheduledCancelled { // expect: no-violation
  static volatile boolean ran;

  public static void main(String[] args) throws Exception {
    ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
    ScheduledFuture<?> task = pool.schedule(() -> ran = true, 1, TimeUnit.MILLISECONDS);
    boolean cancelled = task.cancel(false);
    assert cancelled || ran;
    Check.atomic(() -> pool.shutdown());
  }
}
